/** The defender (DEF-01 to DEF-09): his rolls, by every pair of dice and in sessions, and his papers in three languages. */
import type { SectionFacts } from '../../src/board/draft';
import { leafOf } from '../../src/dice/draw';
import { modifiersFor, rollDefender, sumOf } from '../../src/encounters/defender-roll';
import type { SessionEvent } from '../../src/session/document';
import type { Language } from '../../src/tables/ruleset';
import { cardsOf } from '../session/support/cards';
import { blocksOf, languages, loadPapers, pageOf, renderPapers, tableOf, textOf, textUnder } from '../session/support/papers';
import { expectedPoints, factsOf } from '../session/support/reference';
import { generated, generatedSeries, missionIds, shippedRuleset, type OptionChanges } from './support/shipped';

const ruleset = shippedRuleset();

beforeAll(loadPapers);

/** A section as far as DEF-04 looks at it. */
function section(kind: SectionFacts['kind']): Pick<SectionFacts, 'kind' | 'area'> {
  return { kind, area: kind === 'small-room' ? 'small' : kind.endsWith('-room') ? 'large' : null };
}

const addUp = (kinds: readonly SectionFacts['kind'][], inCombat = false): number => sumOf(modifiersFor(kinds.map(section), ruleset.contributions, inCombat));

describe('the defender table', () => {
  test('DEF-01, DEF-02: every pair of dice with every M gives the points of the rules', () => {
    for (let m = -1; m <= 30; m++) {
      for (let first = 1; first <= 6; first++) {
        for (let second = 1; second <= 6; second++) {
          const modifiers = [{ rule: 'DEF-04', reason: 'modifier.largeRoom', value: m }];
          expect({ m, first, second, points: rollDefender(ruleset, [first, second], modifiers).points })
            .toEqual({ m, first, second, points: expectedPoints([first, second], m) });
        }
      }
    }
  });

  test('DEF-02: the second roll carries the same M and is never below 3', () => {
    for (let m = 2; m <= 8; m++) {
      for (let first = 1; first <= 6; first++) {
        const { roll } = rollDefender(ruleset, [first, 1], [{ rule: 'DEF-04', reason: 'modifier.smallRoom', value: m }]);
        if (!roll.then) continue;
        expect(roll.then.total).toBe(1 + m);
        expect(roll.then.total).toBeGreaterThanOrEqual(3);
        expect(roll.then.modifiers).toEqual(roll.modifiers);
      }
    }
  });

  test('DEF-03: a total below 1 is nothing', () => {
    const { roll, points } = rollDefender(ruleset, [1, 1], [{ rule: 'DEF-04', reason: 'modifier.combat', value: -1 }]);
    expect([roll.total, points, leafOf(roll).result]).toEqual([0, 0, 'nothing']);
  });

  test('DEF-04: corridors +1 once, small rooms +2, large rooms +3, objective rooms +6, combat −1', () => {
    expect(addUp([])).toBe(0);
    expect(addUp(['straight'])).toBe(1);
    expect(addUp(['straight', 'corner', 'dead-end', 'fork', 'crossing'])).toBe(1);
    expect(addUp(['small-room'])).toBe(2);
    expect(addUp(['small-room', 'small-room'])).toBe(4);
    expect(addUp(['large-room'])).toBe(3);
    expect(addUp(['objective-room'])).toBe(6);
    expect(addUp(['objective-room', 'straight'], true)).toBe(6);
    expect(addUp(['small-room'], true)).toBe(1);
    expect(addUp([], true)).toBe(-1);
  });

  test('DEF-05: a turn that only rolls a door has M 0', () => {
    let found = 0;
    for (const { events } of generatedSeries('doors', 40)) {
      let placed = 0;
      let doors = 0;
      for (const event of events) {
        if (event.type === 'turn') [placed, doors] = [0, 0];
        if (event.type === 'placed') placed++;
        if (event.type === 'door-rolled') doors++;
        if (event.type === 'defender' && placed === 0 && doors > 0) {
          found++;
          expect(event.modifier).toBe(0);
          expect(event.roll.modifiers).toEqual([]);
        }
      }
    }
    expect(found).toBeGreaterThan(5);
  });

  test('DEF-09: one roll a turn with the summed M, whatever was placed', () => {
    const several = new Set<number>();
    for (const { events, board } of generatedSeries('one roll', 30, { mission: 'rescate' })) {
      let [turn, rolls] = [1, 0];
      for (const event of events) {
        if (event.type === 'turn') [turn, rolls] = [event.turn, 0];
        if (event.type !== 'defender') continue;
        const placed = board.sections.filter((each) => each.turn === turn);
        expect(++rolls).toBe(1);
        expect(event.modifier).toBe(factsOf(placed).m);
        expect(event.modifier).toBe(sumOf(event.roll.modifiers));
        several.add(placed.filter(({ area }) => area !== undefined).length);
      }
    }
    expect([...several].sort()).toEqual(expect.arrayContaining([0, 1]));
  });
});

describe('house rule rowReuse', () => {
  type Rolled = Extract<SessionEvent, { type: 'defender' }>;

  test('DEF-08: house rule rowReuse=false: up to the first row that comes again the session is the same; then the dice are the same and nobody appears', () => {
    let repeated = 0;
    for (const usual of generatedSeries('rows', 12, { evening: 'long' })) {
      const once = generated(usual.seed, { evening: 'long', rules: { rowReuse: false } });
      const [again, spent] = [usual, once].map(({ events }) => events.filter((event): event is Rolled => event.type === 'defender')) as [Rolled[], Rolled[]];
      const seen = new Set<number>();
      const first = again.findIndex(({ points }) => points > 0 && seen.size === seen.add(points).size);
      expect(spent.slice(0, first < 0 ? undefined : first)).toEqual(again.slice(0, first < 0 ? undefined : first));
      for (const { points, roll } of again) expect(points).toBe(leafOf(roll).value);
      if (first < 0) continue;
      repeated++;
      expect(spent[first]).toEqual({ ...again[first]!, points: 0 });
      const appeared = spent.flatMap(({ points }) => (points > 0 ? [points] : []));
      expect(new Set(appeared).size).toBe(appeared.length);
      for (const { points, roll } of spent) expect([0, leafOf(roll).value]).toContain(points);
      expect(once.events.filter(({ type }) => type === 'combat-not-fought')).toHaveLength(appeared.length);
    }
    expect(repeated).toBeGreaterThan(6);
  });
});

const strict: OptionChanges = { x: { num: 1, den: 1 }, evening: null, maxSections: 12, rules: { exhaustion: 'strict' } };
const pages = new Map<Language, string>();

/** The papers of one evening, rendered once a language. */
function papersIn(language: Language): string {
  let html = pages.get(language);
  if (html === undefined) pages.set(language, (html = renderPapers(generated('the defender', { mission: 'rescate', ...strict }), language)));
  return html;
}

/** Rows of every table of a box with two columns. */
function boxes(page: string): string[][] {
  return [...page.matchAll(/<tr><td class="(?:when|value)">(.*?)<\/td><td>(.*?)<\/td><\/tr>/gs)].map(([, a, b]) => [textOf(a!), textOf(b!)]);
}

/** A printed total: `5 or less`, `6–7`, `10`, `12 or more`, as numbers from −10 to 40. */
function totalsOf(text: string): number[] {
  const [from, to] = [...text.matchAll(/\d+/g)].map(([number]) => Number(number)) as [number, number?];
  const less = /menos|menys|less|fewer/.test(text);
  const more = /más|més|more/.test(text);
  const [low, high] = [less ? -10 : from, more ? 40 : (to ?? from)];
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

describe('the defender\'s papers', () => {
  test('DEF-01, DEF-02: both tables are printed, and give what the rules give for every total', () => {
    const second = { es: /segunda tirada/, ca: /segona tirada/, en: /second roll/ };
    for (const language of languages) {
      const rows = boxes(pageOf(papersIn(language), 'defender-rolls')).filter(([when]) => !/^[+−]\d+$/.test(when!));
      expect(rows).toHaveLength(12);
      const points = (text: string): number | 'again' => (second[language].test(text) ? 'again' : Number(/\d+/.exec(text)?.[0] ?? 0));
      const first = new Map(rows.slice(0, 6).flatMap(([when, result]) => totalsOf(when!).map((total) => [total, points(result!)] as const)));
      const again = new Map(rows.slice(6).flatMap(([when, result]) => totalsOf(when!).map((total) => [total, points(result!)] as const)));
      for (let m = -1; m <= 20; m++) {
        for (let a = 1; a <= 6; a++) {
          for (let b = 1; b <= 6; b++) {
            const one = first.get(a + m);
            expect(one === 'again' ? again.get(b + m) : one).toBe(expectedPoints([a, b], m));
          }
        }
      }
    }
  });

  test('DEF-03: nothing is printed for five or less, however low the total', () => {
    for (const language of languages) {
      const [lowest] = boxes(pageOf(papersIn(language), 'defender-rolls')).filter(([when]) => !/^[+−]\d+$/.test(when!));
      expect(totalsOf(lowest![0]!)).toEqual(expect.arrayContaining([-5, 0, 1, 5]));
      expect(lowest![1]).toBe({ es: 'nada', ca: 'res', en: 'nothing' }[language]);
    }
  });

  test('DEF-04: the modifiers are printed where the defender adds them up, and where everybody reads', () => {
    for (const language of languages) {
      const rows = boxes(pageOf(papersIn(language), 'defender-rolls')).filter(([value]) => /^[+−]\d+$/.test(value!));
      const words = {
        es: [/pasillo.*una/, /habitación pequeña/, /habitación grande/, /estancia objetivo/, /turno de combate/],
        ca: [/passadís.*(un|cop)/, /habitació petita/, /habitació gran/, /estança objectiu/, /torn de combat/],
        en: [/corridor.*once/, /small room/, /large room/, /objective room/, /combat turn/],
      }[language];
      expect(rows).toEqual(['+1', '+2', '+3', '+3', '−1'].map((value, at) => [value, expect.stringMatching(words[at]!)]));
      const told = textOf(pageOf(papersIn(language), 'public'));
      rows.forEach(([value], at) => expect(told).toMatch(new RegExp(`\\${value} [^+−.]*${words[at]!.source.split('.*')[0]}`)));
    }
  });

  test('DEF-04, DEF-05: on the cards corridors say +1, rooms +2, +3 or +6, and doors say nothing', () => {
    const seen = new Set<string>();
    for (const document of missionIds().flatMap((mission) => generatedSeries(`plus ${mission}`, 3, { mission, evening: 'long' }))) {
      const sections = new Map(document.board.sections.map((section) => [section.number, section]));
      for (const { label, looks } of cardsOf(renderPapers(document, 'en'))) {
        for (const { number, plus } of looks.flatMap(({ pieces }) => pieces)) {
          const section = sections.get(number)!;
          const start = document.mission.start === 'room' && section.id === 1;
          expect([label, plus]).toEqual([label, start ? 0 : factsOf([section]).m]);
          seen.add(`${section.area ?? 'corridor'} ${section.kind === 'objective-room' ? 'objective' : ''} ${plus}`);
        }
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['corridor  1', 'large  3', 'large objective 6', 'small  2']));
  });

  test('DEF-06: each row is filled up to its points, one unit of each may be incomplete', () => {
    for (const language of languages) {
      const page = pageOf(papersIn(language), 'defender');
      expect(textOf(page)).toMatch({ es: /tropas que no pasen de sus puntos.*una unidad incompleta/, ca: /tropes que no passin dels seus punts.*una unitat incompleta/, en: /at most its points.*one incomplete unit/ }[language]);
    }
  });

  test('DEF-07: the rows with their compulsory and optional kinds of troops', () => {
    const names = {
      es: { t: 'Línea', f: 'Ataque Rápido', e: 'Élite', h: 'Apoyo Pesado', must: 'Obligatori', may: 'Opcional' },
      ca: { t: 'Línia', f: 'Atac Ràpid', e: 'Elit', h: 'Suport Pesant', must: 'Obligatori', may: 'Opcional' },
      en: { t: 'Troops', f: 'Fast Attack', e: 'Elites', h: 'Heavy Support', must: 'Compulsory', may: 'Optional' },
    };
    const rows: readonly (readonly [number, string, string])[] = [
      [50, 't', ''], [80, 't', 'f'], [100, 't', 'ef'], [110, 't', 'ef'], [120, 't', 'efh'], [130, 't', 'efh'], [140, 't', 'efh'], [150, 't', 'efhq'], [175, 't', 'efhq'], [200, 'tq', 'efh'],
    ];
    for (const language of languages) {
      const words = { ...names[language], q: ruleset.labels['troops.hq']![language] };
      const kinds = (letters: string): string[] => [...letters].map((letter) => words[letter as 't']).sort();
      const cells = tableOf(pageOf(papersIn(language), 'defender'), 'rows').slice(1);
      expect(cells.map(([points]) => Number(points))).toEqual(rows.map(([points]) => points));
      rows.forEach(([, must, may], at) => {
        const [, compulsory, optional = ''] = new RegExp(`${words.must}\\w*: (.*?)(?: ${words.may}\\w*: (.*))?$`).exec(cells[at]![1]!)!;
        expect(compulsory!.split(', ').sort()).toEqual(kinds(must));
        expect(optional.split(', ').filter(Boolean).sort()).toEqual(kinds(may));
      });
    }
  });

  test('DEF-08: house rule rowReuse: troops come again in full, or each row serves once; the page says which', () => {
    const again = { es: /casilla.*otra vez|vuelve a salir|repite/, ca: /casella.*un altre cop|torna a sortir|repeteix/, en: /row.*comes up again/ };
    for (const language of languages) {
      const [usual, once] = [{}, { rowReuse: false }].map((rules) => {
        const html = renderPapers(generated('rows', { mission: 'rescate', ...strict, rules: { exhaustion: 'strict', ...rules } }), language);
        return textUnder(pageOf(html, 'public'), 'DEF-08');
      }) as [string, string];
      expect(usual).toMatch(again[language]);
      expect(once).toMatch(again[language]);
      expect(usual).not.toBe(once);
    }
  });

  test('DEF-09: one roll a turn, said on the sheet', () => {
    for (const language of languages) {
      expect(textOf(pageOf(papersIn(language), 'defender-rolls'))).toMatch({ es: /este turno, y se tira una sola vez/, ca: /aquest torn, i es tira una sola vegada/, en: /there is one roll a turn/ }[language]);
    }
  });

  test('DEF-01: nothing of the defender\'s papers depends on the dungeon but the pairs of dice', () => {
    const [a, b] = ['one', 'two'].map((seed) => renderPapers(generated(seed, { mission: 'rescate', ...strict }), 'es')) as [string, string];
    const without = (html: string, id: string): string => pageOf(html, id).replace(/<span class="tag">.*?<\/span>/g, '').replace(/<table class="pairs">.*?<\/table>/s, '');
    for (const id of ['defender', 'defender-rolls']) expect(without(a, id)).toBe(without(b, id));
    expect(blocksOf(pageOf(a, 'defender')).length).toBeGreaterThan(20);
  });
});
