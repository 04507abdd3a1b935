/** Missions on paper: what each page says, in three languages (MIS-01 to MIS-25). */
import type { Language } from '../../src/tables/ruleset';
import { languages, loadPapers, pageOf, renderPapers, textOf, textUnder } from '../session/support/papers';
import { generated, missionIds, missionOf, shippedRuleset, type OptionChanges } from './support/shipped';

const ruleset = shippedRuleset();
const search = 'busqueda-y-destruccion';
const primaries = missionIds().filter((id) => missionOf(id).family === 'primary');
const pages = new Map<string, string>();

beforeAll(loadPapers);

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
  /** Said by tables and their headings, which bear no id of their own. */
  readonly anywhere?: true;
  readonly says: Readonly<Record<Language, readonly RegExp[]>>;
}

const everybody = missionIds();
const withTable = everybody.filter((id) => missionOf(id).secondary === 'table');

const printed: readonly Printed[] = [
  { rule: 'MIS-01', missions: [search], says: { es: [/Cada estancia objetivo guarda un objetivo/], ca: [/Cada estança objectiu guarda un objectiu/], en: [/Each objective room holds one objective/] } },
  { rule: 'MIS-02', missions: withTable, says: {
    es: [/1D4/, /1, hacerse con un artefacto/, /2, destruir un artefacto/, /3, matar al líder: el ocupante de mayor Liderazgo/, /4, matar a todos los ocupantes/],
    ca: [/1D4/, /1, fer-se amb un artefacte/, /2, destruir un artefacte/, /3, matar el líder: l'ocupant de més Lideratge/, /4, matar tots els ocupants/],
    en: [/1D4/, /1, capture an artefact/, /2, destroy an artefact/, /3, kill the leader: the occupant with the highest Leadership/, /4, kill all occupants/],
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
  // A leader to kill is rolled again in Assassination.
  { rule: 'MIS-05', missions: withTable.filter((mission) => mission !== 'asesinato'), page: 'defender', says: {
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
  { rule: 'MIS-08', missions: [search], anywhere: true, says: {
    es: [/objetivos conseguidos con X, la media de las partidas anteriores/, /2 o más gana el atacante/, /empate \(no puede darse: X no es un número entero\)/, /1 o menos gana el defensor/, /La primera partida de un grupo no tiene vencedor/],
    ca: [/objectius aconseguits amb X, la mitjana de les partides anteriors/, /2 o més guanya l'atacant/, /empat \(no es pot donar: X no és un nombre enter\)/, /1 o menys guanya el defensor/, /La primera partida d'un grup no té vencedor/],
    en: [/objectives achieved with X, the mean of the group's earlier games/, /2 or more the attacker wins/, /draw \(cannot happen: X is not a whole number\)/, /1 or fewer the defender wins/, /A group's first game has no winner/],
  } },
  { rule: 'MIS-09', missions: ['objetivo-primario'], says: { es: [/tirando en la Tabla de objetivos o de común acuerdo/], ca: [/tirant a la Taula d'objectius o de comú acord/], en: [/rolling on the objective table or by agreement/] } },
  { rule: 'MIS-10', missions: primaries, says: {
    es: [/1D3−2/, /objetivos ya conseguidos/, /es X o más, ahí está el primario/], ca: [/1D3−2/, /objectius ja aconseguits/, /és X o més, allà hi ha el primari/], en: [/1D3−2/, /objectives already achieved/, /X or more the primary is here/],
  } },
  { rule: 'MIS-11', missions: primaries, says: { es: [/[Hh]allado el primario, todas las demás.*secundarias/], ca: [/[Tt]robat el primari, totes les altres.*secundàries/], en: [/primary has been found every other.*secondary/] } },
  { rule: 'MIS-12', missions: primaries, anywhere: true, says: {
    es: [/el defensor tira 1D3\. .* \(T = X \+ 1D3 − 2\)/, /n ≥ T T − 1 ≤ n < T n < T − 1/, /Primario conseguido victoria decisiva del atacante victoria del atacante victoria marginal del atacante Primario no conseguido victoria marginal del defensor victoria del defensor victoria decisiva del defensor/],
    ca: [/el defensor tira 1D3\. .* \(T = X \+ 1D3 − 2\)/, /n ≥ T T − 1 ≤ n < T n < T − 1/, /Primari aconseguit victòria decisiva de l'atacant victòria de l'atacant victòria marginal de l'atacant Primari no aconseguit victòria marginal del defensor victòria del defensor victòria decisiva del defensor/],
    en: [/the defender rolls 1D3\. .* \(T = X \+ 1D3 − 2\)/, /n ≥ T T − 1 ≤ n < T n < T − 1/, /Primary achieved decisive win for the attacker win for the attacker marginal win for the attacker Primary not achieved marginal win for the defender win for the defender decisive win for the defender/],
  } },
  { rule: 'MIS-13', missions: primaries, says: { es: [/un secundario, si los hay/], ca: [/un secundari, si n'hi ha/], en: [/a secondary, where there are any/] } },
  { rule: 'MIS-15', missions: primaries, says: { es: [/puede quedarse sin primario/, /marcharse cuando quiera|el atacante se rinde/, /no conseguido/], ca: [/pot quedar-se sense primari/, /marxar quan vulgui|l'atacant es rendeix/, /no aconseguit/], en: [/may never meet the primary/, /leave whenever he likes|the attacker gives up/, /not achieved/] } },
  { rule: 'MIS-20', missions: ['asesinato'], says: {
    es: [/señala antes de jugar qué personaje/, /escolta de E puntos/, /200 puntos más/, /C es 150 o menos, C \+ E − 150 \(nunca menos de 0\); si es más, la mitad de \(C − 150\), más E/, /«matar al líder» \(3\), se repite/],
    ca: [/assenyala abans de jugar quin personatge/, /escorta d'E punts/, /200 punts més/, /C és 150 o menys, C \+ E − 150 \(mai menys de 0\); si és més, la meitat de \(C − 150\), més E/, /«matar el líder» \(3\), es repeteix/],
    en: [/Before play the attacker names the enemy character/, /escort of E points/, /200 points plus/, /C is 150 or less, C \+ E − 150 \(never below 0\); if more, half of \(C − 150\), plus E/, /“kill the leader” \(3\), roll it again/],
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
    es: [/habitación pequeña vacía con 1D3 puertas cerradas/, /estancia con la salida/, /la mitad de las unidades.*redondeando hacia arriba.*la mitad o más de sus miniaturas/, /no se repite ninguna tirada/],
    ca: [/habitació petita buida amb 1D3 portes tancades/, /estança amb la sortida/, /la meitat de les unitats.*arrodonint cap amunt.*la meitat o més de les seves miniatures/, /no es repeteix cap tirada/],
    en: [/empty small room with 1D3 closed doors/, /room with the way out/, /half of the attacker's units \(rounded up\) escape, each with half or more/, /no roll on the objective table is made again/],
  } },
];

describe('the missions on paper', () => {
  /** It stands on the page of its missions, in three languages, with its numbers. */
  function expectPrinted(id: string): void {
    const { missions, page = 'public', anywhere, says } = printed.find(({ rule }) => rule === id)!;
    for (const mission of missions) {
      for (const language of languages) {
        const sheet = pageOf(papersOf(mission, language), page);
        const text = anywhere ? textOf(sheet) : textUnder(sheet, id);
        for (const pattern of says[language]) expect([mission, language, text]).toEqual([mission, language, expect.stringMatching(pattern)]);
      }
    }
  }

  test('MIS-01: on the page: one objective in each room', () => expectPrinted('MIS-01'));
  test('MIS-02: on the page: the objective table', () => expectPrinted('MIS-02'));
  test('MIS-03: on the page: how an artefact is captured', () => expectPrinted('MIS-03'));
  test('MIS-04: on the page: how an artefact is destroyed', () => expectPrinted('MIS-04'));
  test('MIS-05: on the page: who the leader is', () => expectPrinted('MIS-05'));
  test('MIS-06: on the page: whom it takes to kill all', () => expectPrinted('MIS-06'));
  test('MIS-07: on the page: the escape bonus', () => expectPrinted('MIS-07'));
  test('MIS-08: on the page: who wins against X', () => expectPrinted('MIS-08'));
  test('MIS-09: on the page: where the primary comes from', () => expectPrinted('MIS-09'));
  test('MIS-10: on the page: when the primary is here', () => expectPrinted('MIS-10'));
  test('MIS-11: on the page: after the primary all is secondary', () => expectPrinted('MIS-11'));
  test('MIS-12: on the page: the degrees of victory', () => expectPrinted('MIS-12'));
  test('MIS-13: on the page: secondaries', () => expectPrinted('MIS-13'));
  test('MIS-15: on the page: the primary may never be met', () => expectPrinted('MIS-15'));
  test('MIS-20: on the page: the target and the escort', () => expectPrinted('MIS-20'));
  test('MIS-21: on the page: instead of the roll or as well', () => expectPrinted('MIS-21'));
  test('MIS-22: on the page: the prisoner', () => expectPrinted('MIS-22'));
  test('MIS-23: on the page: no objective table', () => expectPrinted('MIS-23'));
  test('MIS-24: on the page: the charge and the retreat', () => expectPrinted('MIS-24'));
  test('MIS-25: on the page: the way out', () => expectPrinted('MIS-25'));

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

describe('house rules on paper', () => {
  /** All sheets: rules of preparing stand where they tell nothing before play. */
  const page = (mission: string, language: Language, rules: OptionChanges['rules']): string =>
    textOf(renderPapers(generated('pages', { mission, evening: null, maxSections: 12, rules: { exhaustion: 'strict', ...rules } }), language));

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
      expect(other.split(changed).length).toBeGreaterThan(usual.split(changed).length);
    }
  });
});
