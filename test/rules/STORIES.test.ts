/**
 * The stories of an evening, as far as the program goes today. Combat, retreat and the games log are not
 * played by it: of those stories it is tested what the papers say and how X is compared.
 */
import { loadShippedTemplates } from '../../src/io/load-templates';
import { isGuaranteed, roomsOwed, thresholdFor } from '../../src/missions/prepared-objectives';
import { modifiersFor, rollDefender, sumOf } from '../../src/encounters/defender-roll';
import { buildPairTable, pointsOfPair } from '../../src/render/pack/dice-pairs';
import { createPackWords } from '../../src/render/pack/pack-words';
import type { SheetTemplates } from '../../src/render/pack/sheet-templates';
import { buildVictory } from '../../src/render/pack/victory';
import type { SessionDocument } from '../../src/session/document';
import { listOutcomes } from '../../src/tables/probabilities';
import { compareRatios, makeRatio, type Ratio } from '../../src/tables/ratio';
import { cardsOf } from '../session/support/cards';
import { holds } from '../session/support/ranges';
import { blocksOf, languages, loadPapers, pageOf, renderPapers, tableOf } from '../session/support/papers';
import { generated, generatedSeries, missionIds, missionOf, optionsWith, shippedRuleset } from './support/shipped';
import { scriptedSession } from './support/scripted-session';

const ruleset = shippedRuleset();
const fourThirds: Ratio = { num: 4, den: 3 };
let templates: SheetTemplates;

beforeAll(async () => {
  await loadPapers();
  templates = await loadShippedTemplates();
});

describe('two doors in one turn', () => {
  const found = generatedSeries('two doors', 40, { mission: 'rescate', x: fourThirds }).find(({ board }) => ['small-room', 'objective-room', 'straight'].every((kind) => board.sections.some((section) => section.kind === kind)))!;

  test('story 1: a small room, an objective room and a corridor section: the cards say 2, 6 and 1, and M is 9', () => {
    const sections = (['small-room', 'objective-room', 'straight'] as const).map((kind) => found.board.sections.find((section) => section.kind === kind && section.area !== (kind === 'objective-room' ? 'small' : 'none'))!);
    const pieces = new Map(cardsOf(renderPapers(found, 'es')).flatMap(({ looks }) => looks.flatMap((look) => look.pieces.map(({ number, plus }) => [number, plus] as const))));
    // Corridors count once a turn, so their +1 stands in the total of the card and not beside each piece.
    expect(sections.map(({ number }) => pieces.get(number))).toEqual([2, 6, 0]);
    expect(renderPapers(found, 'es')).toContain('M: +1 por los pasillos, una vez por turno');
    const placed = sections.map(({ kind, area = null }) => ({ kind, area }));
    expect(sumOf(modifiersFor(placed, ruleset.contributions, false))).toBe(9);
    expect(sumOf(modifiersFor(placed, ruleset.contributions, true))).toBe(8);
  });

  test('story 1: the pair (2, 1) brings 175, in combat 150, in one roll', () => {
    const roll = (m: number) => rollDefender(ruleset, [2, 1], [{ rule: 'DEF-04', reason: 'modifier.total', value: m }]);
    expect(roll(9)).toMatchObject({ points: 175, roll: { dice: [2], total: 11 } });
    expect(roll(8)).toMatchObject({ points: 150, roll: { dice: [2], total: 10 } });
    // 2 and 6 rolled apart would have brought nothing, or 130 and sentinels.
    expect([roll(2).points, roll(6).points]).toEqual([0, 130]);
    const { rows, columns } = buildPairTable([[2, 1]], ruleset);
    const at = (m: number): number => rows[0]!.ranges.find(({ from, to }) => (from ?? -99) <= m && m <= (to ?? 99))!.points;
    expect([at(9), at(8)]).toEqual([175, 150]);
    expect(columns).toEqual(expect.arrayContaining([8, 9]));
  });

  test('story 1: one turn that uncovers several sections has one roll', () => {
    // The door opens on a small room with no other door; before it a straight and, at its end, the door.
    const { told, turn, act } = scriptedSession({ board: [1, 3, 1, 1], troops: [2, 1, 1, 1] });
    act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    turn();
    expect(told('defender')).toHaveLength(1);
    expect(told('defender')[0]).toMatchObject({ modifier: 2, points: 0, roll: { dice: [2], total: 4 } });
    turn();
    expect(told('defender')).toHaveLength(2);
  });
});

/** Who finds what, room by room, when every secondary is achieved at once. */
function explore(shifts: readonly number[], x: Ratio): ('primary' | 'secondary')[] {
  let [achieved, found] = [0, false];
  return shifts.map((shift) => {
    const primary = !found && achieved >= thresholdFor(x, shift);
    found ||= primary;
    if (!primary) achieved++;
    return primary ? 'primary' : 'secondary';
  });
}

describe('order matters', () => {
  const [p, q] = [2 - 2, 3 - 2];

  test('story 2: X = 4/3: P then Q finds the primary in Q; Q then P does not', () => {
    expect(explore([p, q], fourThirds)).toEqual(['secondary', 'primary']);
    expect(explore([q, p], fourThirds)).toEqual(['secondary', 'secondary']);
    expect(isGuaranteed([p, q].map((shift) => thresholdFor(fourThirds, shift)))).toBe(false);
  });

  test('story 2: the dungeon owes a third room; a 1 would fail again, a 2 or a 3 is the primary', () => {
    const thresholds = [p, q].map((shift) => thresholdFor(fourThirds, shift));
    expect(roomsOwed(thresholds, fourThirds, ruleset)).toBeGreaterThan(0);
    expect([1, 2, 3].map((die) => explore([q, p, die - 2], fourThirds).at(-1))).toEqual(['secondary', 'primary', 'primary']);
    expect([1, 2, 3].map((die) => isGuaranteed([...thresholds, thresholdFor(fourThirds, die - 2)]))).toEqual([false, true, true]);
  });

  test('story 2: every order of every generated dungeon with few objective rooms', () => {
    const orders = (items: readonly number[]): number[][] => (items.length < 2 ? [[...items]] : items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest])));
    let tried = 0;
    for (const mission of missionIds().filter((id) => missionOf(id).family === 'primary')) {
      for (const { preparation } of generatedSeries(`story 2 ${mission}`, 25, { mission, x: fourThirds })) {
        const shifts = preparation.objectives.map(({ shift }) => shift!.dice[0]! - 2);
        expect(shifts.length).toBeLessThan(8);
        for (const order of orders(shifts)) {
          expect([preparation.objectives.length, explore(order, fourThirds)]).toEqual([preparation.objectives.length, expect.arrayContaining(['primary'])]);
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(500);
  });

  test('story 2: exactly the dungeons that fail in some order are owed a room', () => {
    const orders = (items: readonly number[]): number[][] => (items.length < 2 ? [[...items]] : items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest])));
    for (let rooms = 1; rooms <= 4; rooms++) {
      for (let code = 0; code < 3 ** rooms; code++) {
        const shifts = Array.from({ length: rooms }, (_, at) => (Math.floor(code / 3 ** at) % 3) - 1);
        const always = orders(shifts).every((order) => explore(order, fourThirds).includes('primary'));
        expect(isGuaranteed(shifts.map((shift) => thresholdFor(fourThirds, shift)))).toBe(always);
        expect(roomsOwed(shifts.map((shift) => thresholdFor(fourThirds, shift)), fourThirds, ruleset) === 0).toBe(always);
      }
    }
  });
});

describe('retreat', () => {
  test('story 3: every mission\'s page tells of the rally at the table\'s edge: lost contact, who dies, who rolls, and that seeing them again restarts the combat', () => {
    const says = {
      es: [/a ningún enemigo, se pierde el contacto/, /fuera de combate mueren, las del defensor tiran para recuperarse/, /quedan inactivos/, /Volver a verlos reanuda el combate/],
      ca: [/cap enemic, es perd el contacte/, /fora de combat moren, les del defensor tiren per recuperar-se/, /queden inactius/, /Tornar a veure'ls reprèn el combat/],
      en: [/sees no enemy, contact is lost/, /out of combat die, the defender's roll to recover/, /become inactive/, /Seeing them again restarts the combat/],
    };
    for (const mission of missionIds()) {
      const document = generated('retreat', { mission, x: { num: 1, den: 1 }, evening: null, maxSections: 8, rules: { exhaustion: 'strict' } });
      for (const language of languages) {
        const block = blocksOf(pageOf(renderPapers(document, language), 'public')).find(({ rules }) => rules.includes('RET-06'))!;
        expect(block.rules).toEqual(expect.arrayContaining(['RET-01', 'RET-05', 'RET-06', 'RET-07']));
        for (const pattern of says[language]) expect(block.text).toMatch(pattern);
      }
    }
  });

  test('story 3: the dice of the fallen and of surprise are on the papers: 4 or more, +1 some, +2 all', () => {
    const document = generated('retreat', { mission: 'rescate', x: { num: 1, den: 1 }, evening: null, maxSections: 8, rules: { exhaustion: 'strict' } });
    for (const language of languages) {
      const blocks = blocksOf(pageOf(renderPapers(document, language), 'public'));
      expect(blocks.find(({ rules }) => rules.includes('KO-03'))!.text).toMatch({ es: /1D6 por cada Herida.*4 o más/, ca: /1D6 per cada Ferida.*4 o més/, en: /1D6 for each Wound.*4 or more/ }[language]);
      expect(blocks.find(({ rules }) => rules.includes('COM-04'))!.text).toMatch({ es: /1D6 \(\+1.*\+2/, ca: /1D6 \(\+1.*\+2/, en: /1D6 \(\+1.*\+2/ }[language]);
    }
  });
});

describe('a long walk', () => {
  test('story 4: twelve turns that uncover nothing bring sentinels with probability 1 − (5/6)^12', () => {
    const nobody = listOutcomes(ruleset.tables, 'defender', 0).filter(({ value }) => value === 0).reduce((sum, { probability }) => sum + Number(probability.n) / Number(probability.d), 0);
    expect(nobody).toBeCloseTo(5 / 6, 12);
    expect((1 - nobody ** 12).toFixed(3)).toBe('0.888');
    // Face by face: 5 of 6 faces bring nobody, so 5^12 of 6^12 walks are quiet.
    const quiet = [1, 2, 3, 4, 5, 6].filter((die) => pointsOfPair([die, 1], 0, ruleset) === 0);
    expect(quiet).toEqual([1, 2, 3, 4, 5]);
  });

  test('story 4: in a session twelve quiet turns use twelve pairs, and only a 6 brings anybody', () => {
    const firsts = [5, 1, 2, 6, 4, 3, 5, 5, 6, 1, 2, 5];
    // A straight and a dead end: nothing is left to see.
    const { turn, told } = scriptedSession({ board: [1, 5, 6], troops: firsts.flatMap((die) => [die, 1]) });
    for (let at = 0; at < 12; at++) turn();
    expect(told('defender').map(({ modifier, points, roll }) => [modifier, roll.dice[0], points])).toEqual(firsts.map((die) => [0, die, die === 6 ? 50 : 0]));
    expect(told('combat-not-fought')).toHaveLength(2);
  });

  test('story 4: a 5 brings nothing; on a turn that uncovered a corridor it brings 50', () => {
    // Straight and corner are seen at the start; from the corner one sees another straight and a dead end.
    const { turn, told } = scriptedSession({ board: [1, 5, 1, 1, 5, 6], troops: [5, 1, 5, 1] });
    turn();
    expect(told('defender')[0]).toMatchObject({ modifier: 0, points: 0 });
    turn([0, 0], [0, -100], [0, -120], [0, -140]);
    expect(told('defender')[1]).toMatchObject({ modifier: 1, points: 50, roll: { dice: [5], total: 6 } });
  });
});

describe('a wrong entry', () => {
  /** X after some games, exact. */
  const mean = (objectives: readonly number[]): Ratio => makeRatio(objectives.reduce((sum, each) => sum + each, 0), objectives.length);

  test('story 5: objectives 1, 2, 2 give X = 1, 3/2, 5/3, and with game 2 corrected to 3 it is 2 before and after game 3', () => {
    expect([[1], [1, 2], [1, 2, 2]].map(mean)).toEqual([{ num: 1, den: 1 }, { num: 3, den: 2 }, { num: 5, den: 3 }]);
    expect([[1, 3], [1, 3, 2]].map(mean)).toEqual([{ num: 2, den: 1 }, { num: 2, den: 1 }]);
    expect(compareRatios({ num: 2, den: 1 }, { num: 3, den: 2 })).toBeGreaterThan(0);
    expect(compareRatios({ num: 2, den: 1 }, { num: 2, den: 1 })).toBe(0);
  });

  test('story 5: 2 objectives against X = 3/2 are the attacker\'s on the page; against the corrected X = 2 they are a draw', () => {
    const result = (x: Ratio, n: number): number => buildVictory({ mission: missionOf('busqueda-y-destruccion'), options: optionsWith({ x }) }, createPackWords('en', templates.texts, ruleset.labels)).search.findIndex(({ count }) => holds(count, n, 'en'));
    expect([result(mean([1, 2]), 2), result(mean([1, 3]), 2)]).toEqual([0, 1]);
  });

  test('story 5: the page prints X exactly, with its decimals', () => {
    const document: SessionDocument = generated('x', { mission: 'busqueda-y-destruccion', x: mean([1, 2, 2]), evening: null, maxSections: 8, rules: { exhaustion: 'strict' } });
    for (const language of languages) {
      const page = pageOf(renderPapers(document, language), 'public');
      expect(page).toContain(language === 'en' ? '5/3 (1.67)' : '5/3 (1,67)');
      expect(tableOf(page, 'victory').length).toBeGreaterThan(3);
    }
  });
});
