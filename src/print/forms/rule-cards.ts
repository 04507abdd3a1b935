/** Reference cards of what the rulebook tells in tables of other kinds: rows of troops, sizes, who wins, what becomes of the fallen. */
import { buildBestiary } from '../../render/pack/bestiary';
import { buildRow } from '../../render/pack/defender-page';
import type { PackWords } from '../../render/pack/pack-words';
import { formatNumber } from '../../render/number-format';
import { capitalise } from '../../render/map/map-words';
import type { RoomShape, Ruleset } from '../../tables/ruleset';
import type { CardGroup, CardRow, ReferenceCard } from './table-cards';

/** The cards that are no dice table, in the order they are printed. */
export function listRuleCards(ruleset: Ruleset, words: PackWords): ReferenceCard[] {
  return [rowsCard(ruleset, words), sizesCard(ruleset, words), fallenCard(words), combatCard(words), searchCard(words), primaryCard(words), ...bestiaryCards(ruleset, words)];
}

const plain = (rows: readonly CardRow[], head = '', dice = ''): CardGroup => ({ head, dice, rows });

/** Rows of one rule, from texts such as `forms.ko.dead`. */
function rowsOf(rule: string, lines: readonly (readonly [when: string, result: string])[]): CardRow[] {
  return lines.map(([when, result]) => ({ when, result, detail: '', rule }));
}

function rowsCard({ rows }: Ruleset, words: PackWords): ReferenceCard {
  const lines = rows.map((row): CardRow => {
    const { compulsory, optional } = buildRow(row, words);
    return { when: String(row.points), result: compulsory, detail: optional, rule: row.rule };
  });
  return { title: words.text('forms.rows'), groups: [plain(lines)], notes: [] };
}

/** SEC-03, SEC-05 to SEC-07: the sizes in use, which may be the group's own (SEC-04). */
function sizesCard({ catalogue }: Ruleset, words: PackWords): ReferenceCard {
  const cm = (mm: number): string => formatNumber(mm / 10, words.language);
  const sizes = (shapes: readonly RoomShape[]): string => shapes.map(({ widthMm, lengthMm }) => `${cm(widthMm)}\u00a0×\u00a0${cm(lengthMm)}`).join(', ');
  const { corridor, door, rooms, smallRoomMaxAreaMm2 } = catalogue;
  const rows: CardRow[] = [
    { when: words.text('forms.size.corridor'), result: sizes([corridor]), detail: '', rule: 'SEC-03' },
    { when: words.text('forms.size.door'), result: cm(door.widthMm), detail: '', rule: 'SEC-05' },
    { when: words.text('forms.size.small'), result: sizes(rooms.small), detail: words.text('forms.size.upTo', { area: formatNumber(smallRoomMaxAreaMm2 / 100, words.language) }), rule: 'SEC-06' },
    { when: words.text('forms.size.large'), result: sizes(rooms.large), detail: '', rule: 'SEC-07' },
  ];
  return { title: words.text('forms.size.title'), groups: [plain(rows)], notes: [] };
}

function fallenCard(words: PackWords): ReferenceCard {
  return {
    title: words.text('forms.ko.title'),
    groups: [
      plain(rowsOf('KO-03', [['1–3', words.text('forms.ko.dead')], ['4–6', words.text('forms.ko.returns')]]), words.text('forms.ko.one'), '1D6'),
      plain(rowsOf('KO-04', [['4+', words.text('forms.ko.regains')], [words.text('forms.ko.none'), words.text('forms.ko.dead')]]), words.text('forms.ko.several'), words.text('forms.ko.dice')),
    ],
    notes: [words.text('forms.ko.note')],
  };
}

function combatCard(words: PackWords): ReferenceCard {
  return {
    title: words.text('defender.deployment'),
    groups: [plain([['1', 'deployNew', 'COM-01'], ['2', 'deployFar', 'COM-02'], ['3', 'deployAll', 'COM-03'], ['4', 'deployFirst', 'COM-04']].map(([when, key, rule]) => ({ when: when!, result: words.text(`defender.${key}`), detail: '', rule: rule! })))],
    notes: [],
  };
}

function searchCard(words: PackWords): ReferenceCard {
  const lines = [['> X', 'attackerWins'], ['= X', 'draw'], ['< X', 'defenderWins']] as const;
  return {
    title: words.text('forms.victorySearch'),
    groups: [plain(rowsOf('MIS-08', lines.map(([when, key]) => [when, capitalise(words.text(`victory.${key}`))])), words.text('victory.objectives'))],
    notes: [words.text('victory.searchIntro'), words.text('victory.bonusSearch')],
  };
}

function primaryCard(words: PackWords): ReferenceCard {
  const columns = ['n ≥ T', 'T − 1 ≤ n < T', 'n < T − 1'];
  const group = (head: string, ...grades: readonly string[]): CardGroup => plain(rowsOf('MIS-12', columns.map((when, at) => [when, capitalise(words.text(`victory.${grades[at]}`))])), words.text(`victory.${head}`));
  return {
    title: words.text('forms.victoryPrimary'),
    groups: [group('primaryAchieved', 'attackerDecisive', 'attackerPlain', 'attackerMarginal'), group('primaryFailed', 'defenderMarginal', 'defenderPlain', 'defenderDecisive')],
    notes: [words.text('forms.target'), words.text('victory.bonusPrimary')],
  };
}

/** Profiles of defenders that a mission prescribes (ZOM-01). */
function bestiaryCards({ missions }: Ruleset, words: PackWords): ReferenceCard[] {
  return missions.flatMap(({ bestiary, name }) => {
    if (!bestiary) return [];
    const { heads, rows } = buildBestiary(bestiary, words);
    const groups = rows.map(({ name: creature, points, cells }): CardGroup => plain(rowsOf('ZOM-01', [['', heads.map((head, at) => `${head}\u00a0${cells[at] ?? ''}`).join('  ')]]), creature, words.text('defender.points', { points })));
    return [{ title: `${words.text('defender.profiles')}: ${words.pick(name)}`, groups, notes: [], largest: 9 }];
  });
}
