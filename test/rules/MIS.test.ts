/** Missions on paper and in the session: what each page says, in three languages, and what the dice of objectives do. */
import { leafOf } from '../../src/dice/draw';
import { createPackWords } from '../../src/render/pack/pack-words';
import { buildVictory } from '../../src/render/pack/victory';
import { loadShippedTemplates } from '../../src/io/load-templates';
import type { SheetTemplates } from '../../src/render/pack/sheet-templates';
import type { SessionDocument } from '../../src/session/document';
import type { Ratio } from '../../src/tables/ratio';
import type { Language } from '../../src/tables/ruleset';
import { holds } from '../session/support/ranges';
import { languages, loadPapers, pageOf, renderPapers, tableOf, textOf, textUnder } from '../session/support/papers';
import { thresholdOf } from '../session/support/reference';
import { generated, generatedSeries, missionIds, missionOf, shippedRuleset, type OptionChanges } from './support/shipped';

const ruleset = shippedRuleset();
const search = 'busqueda-y-destruccion';
const primaries = missionIds().filter((id) => missionOf(id).family === 'primary');
const pages = new Map<string, string>();
let templates: SheetTemplates;

beforeAll(async () => {
  await loadPapers();
  templates = await loadShippedTemplates('en');
});

/** The papers of a mission in a language, rendered once. */
function papersOf(mission: string, language: Language): string {
  const key = `${mission} ${language}`;
  let html = pages.get(key);
  if (html === undefined) pages.set(key, (html = renderPapers(generated('pages', { mission, x: { num: 4, den: 3 }, evening: null, maxSections: 14, rules: { exhaustion: 'strict' } }), language)));
  return html;
}

/** What a mission's page has to say under a rule, in each language; numbers stand for all of them. */
interface Printed {
  readonly rule: string;
  readonly missions: readonly string[];
  readonly page?: 'public' | 'defender';
  readonly says: Readonly<Record<Language, readonly RegExp[]>>;
}

const everybody = missionIds();
const withTable = everybody.filter((id) => missionOf(id).secondary === 'table');

const printed: readonly Printed[] = [
  { rule: 'MIS-01', missions: [search], says: { es: [/Cada estancia guarda uno/], ca: [/Cada estança en guarda un/], en: [/Each room holds one objective/] } },
  { rule: 'MIS-02', missions: withTable, says: {
    es: [/1D4/, /1, hacerse con un artefacto/, /2, destruir un artefacto/, /3, matar al ocupante de mayor Liderazgo/, /4, matar a todos los ocupantes/],
    ca: [/1D4/, /1, fer-se amb un artefacte/, /2, destruir un artefacte/, /3, matar l'ocupant de més Lideratge/, /4, matar tots els ocupants/],
    en: [/1D4/, /1, capture an artefact/, /2, destroy an artefact/, /3, kill the occupant with the highest Leadership/, /4, kill all occupants/],
  } },
  { rule: 'MIS-03', missions: withTable, says: {
    es: [/se recoge al tocarlo/, /cae donde muera quien lo lleva/, /cuando se explora y lo tiene un atacante/],
    ca: [/es recull en tocar-lo/, /cau on mori qui el duu/, /quan s'explora i el té un atacant/],
    en: [/touching it picks it up/, /drops where its bearer dies/, /once exploration runs and an attacker holds it/],
  } },
  { rule: 'MIS-04', missions: withTable, says: {
    es: [/blindaje 12/, /impacto superficial/, /no se le ataca mientras haya otro blanco/, /se da por destruido/],
    ca: [/blindatge 12/, /impacte superficial/, /no se l'ataca mentre hi hagi un altre blanc/, /es dona per destruït/],
    en: [/armour 12/, /glancing hit/, /may not be attacked while there is another possible target/, /counts as destroyed/],
  } },
  { rule: 'MIS-05', missions: withTable, page: 'defender', says: {
    es: [/mayor Liderazgo; si empatan, el de más puntos.*elige el defensor/], ca: [/més Lideratge; si empaten, el de més punts.*tria el defensor/], en: [/highest Leadership; if tied, the most points.*the defender chooses/],
  } },
  { rule: 'MIS-06', missions: everybody, says: {
    es: [/defensores aparecidos al descubrir la estancia|vienen en lugar/], ca: [/defensors apareguts en descobrir l'estança|venen en lloc/], en: [/defenders who appeared when the room was discovered|come instead/],
  } },
  { rule: 'MIS-07', missions: everybody, says: {
    es: [/una unidad que empezó completa, con la mitad o más/, /suma un objetivo/, /Como mucho se suma uno/],
    ca: [/una unitat que va començar completa, amb la meitat o més/, /suma un objectiu/, /Com a màxim se'n suma un/],
    en: [/one unit that started complete escapes with half or more/, /adds one objective/, /At most one/],
  } },
  { rule: 'MIS-08', missions: [search], says: {
    es: [/más objetivos que X gana el atacante; con X justos, empate; con menos, gana el defensor/, /sin contar esta; en la primera no hay vencedor/],
    ca: [/més objectius que X guanya l'atacant; amb X justos, empat; amb menys, guanya el defensor/, /sense comptar aquesta; a la primera no hi ha vencedor/],
    en: [/more objectives than X the attacker wins; with exactly X it is a draw; with fewer the defender wins/, /this one left out; the first has no winner/],
  } },
  { rule: 'MIS-09', missions: ['objetivo-primario'], says: { es: [/tirando en la Tabla de objetivos o de común acuerdo/], ca: [/tirant a la Taula d'objectius o de comú acord/], en: [/rolling on the objective table or by agreement/] } },
  { rule: 'MIS-10', missions: primaries, says: {
    es: [/1D3−2/, /objetivos ya conseguidos/, /igual o mayor que X, ahí está el primario/], ca: [/1D3−2/, /objectius ja aconseguits/, /igual o més gran que X, allà hi ha el primari/], en: [/1D3−2/, /objectives already achieved/, /X or more the primary is here/],
  } },
  { rule: 'MIS-11', missions: primaries, says: { es: [/hallado el primario, todas las demás.*secundarias/], ca: [/trobat el primari, totes les altres.*secundàries/], en: [/primary has been found every other.*secondary/] } },
  { rule: 'MIS-12', missions: primaries, says: {
    es: [/1D3 y T = X \+ 1D3 − 2/, /decisiva si n es T o más, normal si n está entre T − 1 y T, y marginal si es menor/, /marginal, normal o decisiva/],
    ca: [/1D3 i T = X \+ 1D3 − 2/, /decisiva si n és T o més, normal si n és entre T − 1 i T, i marginal si és menor/, /marginal, normal o decisiva/],
    en: [/1D3 and T = X \+ 1D3 − 2/, /decisive if n is T or more, plain if n lies between T − 1 and T, marginal if less/, /marginal, plain or decisive/],
  } },
  { rule: 'MIS-13', missions: primaries, says: { es: [/un secundario, si los hay/], ca: [/un secundari, si n'hi ha/], en: [/a secondary, where there are any/] } },
  { rule: 'MIS-15', missions: primaries, says: { es: [/puede quedarse sin primario/, /marcharse cuando quiera/, /no conseguido/], ca: [/pot quedar-se sense primari/, /marxar quan vulgui/, /no aconseguit/], en: [/may never meet the primary/, /leave whenever he likes/, /not achieved/] } },
  { rule: 'MIS-20', missions: ['asesinato'], says: {
    es: [/señala antes de jugar qué personaje/, /escolta de E puntos/, /200 puntos más/, /C es 150 o menos, C \+ E − 150 \(nunca menos de 0\); si es más, la mitad de C − 150, más E/, /«matar al líder» \(3\), se repite/],
    ca: [/assenyala abans de jugar quin personatge/, /escorta d'E punts/, /200 punts més/, /C és 150 o menys, C \+ E − 150 \(mai menys de 0\); si és més, la meitat de C − 150, més E/, /«matar el líder» \(3\), es repeteix/],
    en: [/Before play the attacker names the enemy character/, /escort of E points/, /200 points plus/, /C is 150 or less, C \+ E − 150 \(never below 0\); if more, half of C − 150, plus E/, /“kill the leader” \(3\), roll it again/],
  } },
  { rule: 'MIS-21', missions: ['asesinato'], says: { es: [/en lugar de las tropas de la tirada o además de ellas/], ca: [/en lloc de les tropes de la tirada o a més d'elles/], en: [/instead of the troops rolled or as well/] } },
  { rule: 'MIS-22', missions: ['rescate'], says: {
    es: [/turno propio entero en contacto con él, sin disparar, sin atacar y sin que la ataquen/, /HA 3, F 3, R 3, H 1, I 3, A 1, L 7, S 5\+/, /sale vivo, y eso cuenta además como un secundario/, /«hacerse con un artefacto» \(1\), se repite/, /inmóvil e inactivo/],
    ca: [/torn propi sencer en contacte amb ell, sense disparar, sense atacar i sense que l'ataquin/, /HA 3, F 3, R 3, H 1, I 3, A 1, L 7, S 5\+/, /surt viu, i això compta a més com un secundari/, /«fer-se amb un artefacte» \(1\), es repeteix/, /immòbil i inactiu/],
    en: [/whole turn of its own in contact with him, without shooting, attacking or being attacked/, /WS 3, S 3, T 3, W 1, I 3, A 1, Ld 7, Sv 5\+/, /gets out alive, which also counts as one secondary/, /“capture an artefact” \(1\), roll it again/, /immobile and inactive/],
  } },
  { rule: 'MIS-23', missions: ['exterminio'], says: {
    es: [/No se tira en la Tabla de objetivos/, /después de descubrir el primario, encontrar otra estancia secundaria y que estén muertos todos/],
    ca: [/No es tira a la Taula d'objectius/, /després de descobrir el primari, trobar una altra estança secundària i que siguin morts tots/],
    en: [/Nothing is rolled on the objective table/, /after the primary was discovered, find another secondary room and have every defender/],
  } },
  { rule: 'MIS-24', missions: ['sabotaje'], says: {
    es: [/turno propio entero en contacto con el artefacto/, /ordena la retirada voluntaria/, /con él un secundario más, cuando las tropas están fuera/, /«destruir un artefacto» \(2\), se repite/],
    ca: [/torn propi sencer en contacte amb l'artefacte/, /ordena la retirada voluntària/, /amb ell un secundari més, quan les tropes són a fora/, /«destruir un artefacte» \(2\), es repeteix/],
    en: [/whole turn of its own in contact with the artefact/, /orders a voluntary retreat/, /with it one more secondary, is achieved when the troops are outside/, /“destroy an artefact” \(2\), roll it again/],
  } },
  { rule: 'MIS-25', missions: ['huida'], says: {
    es: [/habitación pequeña vacía con 1D3 puertas cerradas/, /estancia con la salida/, /la mitad de las unidades.*redondeando hacia arriba.*la mitad o más de sus miniaturas/, /no repiten ninguna tirada/],
    ca: [/habitació petita buida amb 1D3 portes tancades/, /estança amb la sortida/, /la meitat de les unitats.*arrodonint cap amunt.*la meitat o més de les seves miniatures/, /no repeteixen cap tirada/],
    en: [/empty small room with 1D3 closed doors/, /room with the way out/, /half of the attacker's units \(rounded up\) escape, each with half or more/, /never rolled again/],
  } },
];

describe('the missions on paper', () => {
  test.each(printed)('$rule: it stands on the page of its missions, in three languages, with its numbers', ({ rule, missions, page = 'public', says }) => {
    for (const mission of missions) {
      for (const language of languages) {
        const text = textUnder(pageOf(papersOf(mission, language), page), rule);
        for (const pattern of says[language]) expect([mission, language, text]).toEqual([mission, language, expect.stringMatching(pattern)]);
      }
    }
  });

  test('MIS-20 to MIS-25: what is special to a mission stands on no other page', () => {
    for (const mission of everybody) {
      const own = printed.filter(({ rule, missions }) => rule > 'MIS-19' && missions.includes(mission)).map(({ rule }) => rule);
      for (const { rule } of printed.filter((each) => each.rule > 'MIS-19' && !own.includes(each.rule))) {
        // The charge of Sabotage is planted as the prisoner is freed, and says so.
        if (rule === 'MIS-22' && mission === 'sabotaje') continue;
        expect([mission, rule, textUnder(pageOf(papersOf(mission, 'es'), 'public'), rule)]).toEqual([mission, rule, '']);
      }
    }
  });

  test('MIS-09: the page names the primary, and the die it was rolled with', () => {
    for (const language of languages) {
      for (const mission of primaries) {
        const document = generated('pages', { mission, x: { num: 4, den: 3 }, evening: null, maxSections: 14, rules: { exhaustion: 'strict' } });
        const text = textOf(pageOf(papersOf(mission, language), 'public'));
        expect(text).toContain(document.ruleset.labels[`objective.${document.primary}`]![language]);
        if (document.primaryRoll) expect(text).toContain(`1D4 = ${document.primaryRoll.dice[0]}`);
      }
    }
  });

  test('MIS-20: the example on the page follows from its formula', () => {
    for (const language of languages) {
      const text = textUnder(pageOf(papersOf('asesinato', language), 'public'), 'MIS-20');
      const [, cost, total] = /C = (\d+)\D+(\d+) (?:puntos|punts|points)/.exec(text) ?? [];
      const c = Number(cost);
      expect(c).toBeGreaterThan(150);
      expect(Number(total)).toBe(200 + (c - 150) / 2);
    }
  });
});

/** Values of X as fractions. */
const xs: readonly Ratio[] = [1, 2, 3, 4, 5].flatMap((den) => Array.from({ length: 4 * den + 1 }, (_, num) => ({ num, den })))
  .filter(({ num, den }) => den === 1 || (num % den !== 0 && (den !== 4 || num % 2 !== 0)));

function victoryOf(mission: string, language: Language, x: Ratio | null, rules: OptionChanges['rules'] = {}) {
  const options = { ...generated('victory', { mission: search, evening: null, maxSections: 3, rules: { exhaustion: 'strict' } }).options, x };
  return buildVictory({ mission: missionOf(mission), options: { ...options, houseRules: { ...options.houseRules, ...rules } } }, createPackWords(language, templates.texts, ruleset.labels));
}

describe('the victory table', () => {
  test('MIS-08: for every X each number of objectives has one result, and the right one', () => {
    for (const language of languages) {
      for (const x of xs) {
        const { search: rows } = victoryOf(search, language, x);
        for (let n = 0; n < 9; n++) {
          const difference = n * x.den - x.num;
          expect(rows.map(({ count }) => holds(count, n, language))).toEqual([difference > 0, difference === 0, difference < 0]);
        }
      }
    }
  });

  test('MIS-08: after games of 1, 2 and 1 objectives X is 4/3: one loses, two win, and there is no draw', () => {
    for (const language of languages) {
      const page = pageOf(papersOf(search, language), 'public');
      const rows = tableOf(page, 'victory').slice(1);
      const said = { es: ['gana el atacante', 'empate', 'gana el defensor'], ca: ['guanya l\'atacant', 'empat', 'guanya el defensor'], en: ['the attacker wins', 'draw', 'the defender wins'] }[language];
      expect(rows.map((cells) => [1, 2].map((n) => holds(cells.find((cell) => /\d|—/.test(cell))!, n, language)))).toEqual([[false, true], [false, false], [true, false]]);
      rows.forEach((cells, at) => expect(cells.join(' ')).toContain(said[at]));
      expect(textOf(page)).toContain(language === 'en' ? 'X = 4/3 (1.33)' : 'X = 4/3 (1,33)');
    }
  });

  test('MIS-08: with X undefined there is no winner', () => {
    for (const language of languages) {
      const { x, search: rows } = victoryOf(search, language, null);
      expect(rows).toEqual([]);
      expect(x).toMatch({ es: /no gana nadie/, ca: /no guanya ningú/, en: /Nobody wins/ }[language]);
    }
  });

  test('MIS-12: for every X, die and number of secondaries the grade is the printed one', () => {
    for (const language of languages) {
      for (const x of xs) {
        victoryOf('rescate', language, x).grid!.forEach(({ die, high, middle, low }, at) => {
          expect(die).toBe(at + 1);
          for (let n = 0; n < 10; n++) {
            const over = (n - die + 2) * x.den - x.num;
            expect([high, middle, low].map((range) => holds(range, n, language))).toEqual([over >= 0, over < 0 && over >= -x.den, over < -x.den]);
          }
        });
      }
    }
  });

  test('MIS-12, PROB-13: chances of the grades by n − X for whole X', () => {
    const expected: Readonly<Record<string, readonly number[]>> = { 1: [3, 0, 0], 0: [2, 1, 0], [-1]: [1, 1, 1], [-2]: [0, 1, 2], [-3]: [0, 0, 3] };
    for (const x of [0, 1, 2, 3, 4]) {
      const grid = victoryOf('rescate', 'en', { num: x, den: 1 }).grid!;
      for (let n = 0; n < 9; n++) {
        const counts = (['high', 'middle', 'low'] as const).map((column) => grid.filter((row) => holds(row[column], n, 'en')).length);
        expect(counts).toEqual(expected[Math.max(-3, Math.min(1, n - x))]);
      }
    }
  });

  test('MIS-12: X = 5/2 and a 2 on 1D3: T = 5/2; 3 is decisive, 2 the middle, 1 the last', () => {
    const [, row] = victoryOf('rescate', 'es', { num: 5, den: 2 }).grid!;
    expect(row!.t).toBe('5/2 (2,5)');
    expect([3, 2, 1].map((n) => [row!.high, row!.middle, row!.low].map((range) => holds(range, n, 'es')))).toEqual([[true, false, false], [false, true, false], [false, false, true]]);
  });

  test('MIS-12: house rule xRounding: the page says to what X is rounded, and counts with it', () => {
    for (const language of languages) {
      const plain = victoryOf('rescate', language, { num: 3, den: 2 });
      for (const [xRounding, whole] of [['nearest', 2], ['floor', 1], ['ceil', 2]] as const) {
        const rounded = victoryOf('rescate', language, { num: 3, den: 2 }, { xRounding });
        expect(rounded.grid).toEqual(victoryOf('rescate', language, { num: whole, den: 1 }).grid);
        expect(rounded.grid).not.toEqual(plain.grid);
        expect(rounded.x).toMatch(new RegExp(`3/2.* ${whole}$`));
      }
    }
  });

  test('MIS-12: who wins in each column is printed, the primary achieved or not', () => {
    for (const language of languages) {
      const cells = tableOf(pageOf(papersOf('rescate', language), 'public'), 'victory');
      const words = {
        es: [['decisiva del atacante', 'victoria del atacante', 'marginal del atacante'], ['marginal del defensor', 'victoria del defensor', 'decisiva del defensor']],
        ca: [['decisiva de l\'atacant', 'victòria de l\'atacant', 'marginal de l\'atacant'], ['marginal del defensor', 'victòria del defensor', 'decisiva del defensor']],
        en: [['decisive win for the attacker', 'win for the attacker', 'marginal win for the attacker'], ['marginal win for the defender', 'win for the defender', 'decisive win for the defender']],
      }[language];
      expect(cells.slice(-2).map((row) => row.slice(1))).toEqual(words.map((row) => row.map((each) => expect.stringContaining(each))));
    }
  });

  test('MIS-07, MIS-13: the escape bonus is an objective, or a secondary', () => {
    for (const language of languages) {
      expect(victoryOf(search, language, { num: 1, den: 1 }).bonus).toMatch({ es: /como un objetivo conseguido más/, ca: /com un objectiu aconseguit més/, en: /one more objective achieved/ }[language]);
      for (const mission of primaries) expect(victoryOf(mission, language, null).bonus).toMatch({ es: /como un secundario conseguido más/, ca: /com un secundari aconseguit més/, en: /one more secondary achieved/ }[language]);
    }
  });

  test('MIS-14: house rule xDefault: the page says that X is assumed, and which', () => {
    for (const language of languages) {
      for (const xDefault of [1, 3]) {
        const { x, grid } = victoryOf('rescate', language, null, { xDefault });
        expect(x).toMatch(new RegExp(`\\b${xDefault}$`));
        expect(x).not.toBe(victoryOf('rescate', language, { num: xDefault, den: 1 }).x);
        expect(grid).toEqual(victoryOf('rescate', language, { num: xDefault, den: 1 }).grid);
      }
    }
  });
});

describe('house rules on the page', () => {
  const page = (mission: string, language: Language, rules: OptionChanges['rules']): string =>
    textOf(pageOf(renderPapers(generated('pages', { mission, evening: null, maxSections: 12, rules: { exhaustion: 'strict', ...rules } }), language), 'public'));

  test.each([
    ['MIS-21', 'asesinato', 'assassinTarget', 'addToRoll'],
    ['MIS-24', 'sabotaje', 'detonate', 'anyOut'],
    ['MIS-15', 'rescate', 'primaryTestCounts', 'discovered'],
    ['MIS-14', 'huida', 'xDefault', 4],
    ['MIS-12', 'exterminio', 'xRounding', 'ceil'],
    ['DEF-08', search, 'rowReuse', false],
    ['PRE-07', search, 'edge', 'rollYourselves'],
    ['PRE-10', 'rescate', 'assumeAchieved', 'none'],
    ['END-03', search, 'maxTurns', 30],
  ] as const)('%s: %s: house rule %s=%s: the page says what it means, and that it is changed', (rule, mission, key, value) => {
    const definition = ruleset.houseRules.find((each) => each.key === key)!;
    expect(definition.rule).toBe(rule);
    for (const language of languages) {
      const changed = { es: 'cambiado para esta partida', ca: 'canviat per a aquesta partida', en: 'changed for this game' }[language];
      const [usual, other] = [page(mission, language, {}), page(mission, language, { [key]: value })];
      const [was, is] = [definition.meanings[String(definition.values[0])]![language], (definition.meanings[String(value)] ?? definition.meanings['integer'])![language]];
      expect(usual).toContain(`${definition.question[language]} ${was}`);
      expect(other).toContain(definition.question[language]);
      expect(other).toContain(is);
      expect(other).not.toContain(`${definition.question[language]} ${was}`);
      expect(other.split(changed).length).toBe(usual.split(changed).length + 1);
    }
  });
});

/** Objectives achieved, and found, before each objective room was discovered, from the events alone. */
function replayObjectives({ events }: SessionDocument): { readonly section: number; readonly primary: boolean; readonly achieved: number; readonly found: number; readonly primaryFound: boolean }[] {
  const rooms: ReturnType<typeof replayObjectives> = [];
  let [achieved, found, primaryFound] = [0, 0, false];
  for (const event of events) {
    if (event.type === 'objective' && event.achieved) achieved++;
    if (event.type !== 'objective-found') continue;
    rooms.push({ section: event.section, primary: event.primary, achieved, found, primaryFound });
    if (event.primary) primaryFound = true;
    else found++;
  }
  return rooms;
}

describe('objectives in the session', () => {
  const sessions = [{ num: 1, den: 1 }, { num: 4, den: 3 }, { num: 5, den: 2 }].flatMap((x) => primaries.flatMap((mission) => generatedSeries(`objectives ${mission}`, 8, { mission, x, evening: 'long' }).map((document) => ({ x, document }))));

  test('MIS-10: in every session the primary is where 1D3 − 2 and the objectives achieved reach X, and nowhere else', () => {
    let found = 0;
    for (const { x, document } of sessions) {
      for (const { section, primary, achieved, primaryFound } of replayObjectives(document)) {
        const { shift, threshold } = document.preparation.objectives.find((each) => each.section === section)!;
        const value = leafOf(shift!).dice[0]! - 2;
        expect(primary).toBe(!primaryFound && (value + achieved) * x.den >= x.num);
        expect(threshold).toBe(thresholdOf(x, value));
        if (primary) found++;
      }
    }
    expect(found).toBe(sessions.length);
  });

  test('MIS-10, PROB-12: chance that the primary is here, by objectives achieved less X', () => {
    for (let x = 0; x < 5; x++) {
      for (let achieved = 0; achieved < 7; achieved++) {
        const ways = [-1, 0, 1].filter((shift) => achieved >= thresholdOf({ num: x, den: 1 }, shift)).length;
        expect(ways).toBe(Math.max(0, Math.min(3, achieved - x + 2)));
      }
    }
  });

  test('MIS-02, ROOM-02: the dice of a room are rolled in the turn that uncovers it', () => {
    for (const { document } of sessions) {
      let turn = 0;
      for (const event of document.events) {
        if (event.type === 'turn') turn = event.turn;
        if (event.type === 'objective-found') expect(document.board.sections[event.section]!.turn).toBe(turn);
      }
    }
  });

  test('MIS-11: results equal to the primary are rolled again, others stand; MIS-23 rolls nothing', () => {
    const again: Readonly<Record<string, string>> = { asesinato: 'killLeader', rescate: 'capture', sabotaje: 'destroy' };
    let repeated = 0;
    for (const { document: { options: { mission }, preparation, primary } } of sessions) {
      for (const { rolls, secondary } of preparation.objectives) {
        if (mission === 'exterminio') {
          expect([rolls, secondary]).toEqual([[], 'killAll']);
          continue;
        }
        const excluded = mission === 'objetivo-primario' ? primary : (again[mission] ?? null);
        const results = rolls.map((roll) => ['capture', 'destroy', 'killLeader', 'killAll'][roll.dice[0]! - 1]);
        expect(results.at(-1)).toBe(secondary);
        expect(secondary).not.toBe(excluded);
        expect(results.slice(0, -1).every((result) => result === excluded)).toBe(true);
        repeated += results.length - 1;
      }
    }
    expect(repeated).toBeGreaterThan(10);
  });

  test('MIS-11: after the primary every room is a secondary', () => {
    const after = sessions.flatMap(({ document }) => replayObjectives(document).filter(({ primaryFound }) => primaryFound));
    expect(after.length).toBeGreaterThan(10);
    expect(after.some(({ primary }) => primary)).toBe(false);
  });

  test('MIS-15: house rule primaryTestCounts=discovered: objectives found are counted, achieved or not', () => {
    const changes: OptionChanges = { mission: 'rescate', x: { num: 2, den: 1 }, evening: 'long' };
    let [earlier, sooner] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const [achieved, discovered] = (['achieved', 'discovered'] as const).map((primaryTestCounts) => generatedSeries(`deadlock ${seed}`, 1, { ...changes, rules: { primaryTestCounts, assumeAchieved: 'none' } })[0]!) as [SessionDocument, SessionDocument];
      for (const [document, count] of [[achieved, 'achieved'], [discovered, 'found']] as const) {
        for (const room of replayObjectives(document)) {
          const { threshold } = document.preparation.objectives.find(({ section }) => section === room.section)!;
          expect(room.primary).toBe(!room.primaryFound && room[count] >= threshold!);
        }
      }
      if (achieved.state.primaryFound !== null) earlier++;
      if (discovered.state.primaryFound !== null) sooner++;
    }
    // Whoever achieves nothing meets the primary only where X − (1D3 − 2) is 0 or less, which X = 2 never gives.
    expect([earlier, sooner]).toEqual([0, 40]);
  });

  test('MIS-21: house rule assassinTarget: one event less on the defender\'s pairs, or not', () => {
    let replaced = 0;
    for (const document of generatedSeries('target', 12, { mission: 'asesinato', x: { num: 1, den: 1 } })) {
      const turns = new Map<number, string[]>();
      let turn = 0;
      for (const event of document.events) {
        if (event.type === 'turn') turn = event.turn;
        turns.set(turn, [...(turns.get(turn) ?? []), event.type === 'objective-found' && event.primary ? 'primary' : event.type]);
      }
      for (const types of turns.values()) {
        expect(types.includes('defender-replaced')).toBe(types.includes('primary'));
        if (types.includes('defender-replaced')) expect(types).not.toContain('defender');
        if (types.includes('primary')) replaced++;
      }
      const added = generated(document.seed, { mission: 'asesinato', x: { num: 1, den: 1 }, evening: null, maxSections: 20, rules: { assassinTarget: 'addToRoll', exhaustion: 'strict' } });
      expect(added.events.some(({ type }) => type === 'defender-replaced')).toBe(false);
    }
    expect(replaced).toBe(12);
  });

  test('MIS-25: Escape has no entrance and begins in an empty small room whose 1D3 doors all lead out', () => {
    const doors = new Set<number>();
    for (const { board, events, discoveries, mission } of generatedSeries('escape', 40, { mission: 'huida', x: { num: 1, den: 1 } })) {
      expect(mission.primary).toBe('exit');
      expect(board.openings.some(({ entrance }) => entrance)).toBe(false);
      const start = board.sections[1]!;
      expect(start).toMatchObject({ kind: 'small-room', area: 'small', contribution: 0, turn: 0, via: -1 });
      const placed = events.find((event) => event.type === 'placed' && event.section === 1);
      if (placed?.type !== 'placed') throw new Error('no start room');
      const rolled = leafOf(placed.rolls.at(-1)!).value!;
      doors.add(rolled);
      const own = board.openings.filter(({ from, hidden }) => from === 1 && !hidden);
      expect(own).toHaveLength(rolled);
      expect(own.every(({ kind }) => kind === 'door')).toBe(true);
      expect(discoveries[0]!.entries).toEqual([{ section: 1, via: -1, axis: 'ahead', contribution: 0, owned: true }]);
    }
    expect([...doors].sort()).toEqual([1, 2, 3]);
  });
});
