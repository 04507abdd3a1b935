/** What a cell of a table to import means: codes, words of any of the languages, days as people write them. */
import { readDay } from '../../campaign/day';
import { describeTyped, judgeValue } from '../../campaign/field-kinds';
import type { Field, FieldKind } from '../../campaign/fields';
import type { Game } from '../../campaign/log';
import { cleanLines, cleanName, cleanNote, isFit } from '../../campaign/plain-text';
import type { Message } from '../../errors';
import { grades, winners } from '../../missions/score/grade';
import { readBudgetWords } from '../../render/campaign/budget-words';
import { keptWords } from '../../campaign/field-words';
import { gradeWords, objectiveWords, winnerWords, winWords } from '../../render/campaign/words';
import type { Language, Ruleset } from '../../tables/ruleset';
import { foldName } from '../fold-name';
import { isCalled } from '../is-called';
import { findNamed } from '../generate/find-named';
import type { Named } from '../generate/find-named';
import { tableFaults as words } from '../messages/campaign-import';
import type { TwoPlayers } from '../read-words';
import { findGrade, readObjectives } from '../read-words';
import { readYesOrNo } from '../yes-words';
import { readChoiceCell } from './read-choice-cell';

/** What was read, or why not; `hint`: the name that was probably meant. */
export type CellReading =
  | { readonly good: true; readonly facts: Readonly<Record<string, unknown>> }
  | { readonly good: false; readonly message: Message; readonly expected: string; readonly nearest?: string };

type GameField = Field<keyof Game>;

/** Reads one cell that is not empty. A winner may come with how clear the win was, as the log itself writes it: `Defender (decisive)`. */
export function readCell(field: GameField, text: string, tables: Ruleset, players: TwoPlayers, language: Language): CellReading {
  const named = namedBy(field.key, tables);
  if (named) {
    const result = findNamed(text, named);
    if ('found' in result) return { good: true, facts: { [field.key]: result.found.id } };
    return { good: false, message: words.mission, nearest: result.nearest, expected: [...new Set(named.map(({ name }) => name[language]))].join(', ') };
  }
  const refused = { good: false, message: words.cell, expected: listWords(field, language) ?? describeTyped(field)[language] } as const;
  if (!isWritable(field, text)) return refused;
  const graded = field.key === 'winner' ? readGraded(text, players) : undefined;
  if (graded) return graded;
  const choice = readChoiceCell(field.key, text, players, language);
  if (choice) return choice;
  const value = (byKey[field.key] ?? byKind[field.kind] ?? ((typed: string): unknown => typed))(text);
  const verdict = judgeValue(field, value);
  return verdict.good ? { good: true, facts: { [field.key]: value } } : refused;
}

/** What the log takes as it stands: from a file nothing is made fit in silence, as it is of what somebody types. */
function isWritable({ kind }: GameField, text: string): boolean {
  const lines = text.replace(/\r\n?/g, '\n');
  return isFit(lines) && (kind !== 'name' || !lines.includes('\n'));
}

/** The result of a scenario has the scenario's name for a mission. */
function namedBy(key: keyof Game, { missions, scenarios = [] }: Ruleset): readonly Named[] | undefined {
  if (key === 'mission') return [...missions, ...scenarios];
  return key === 'scenario' ? scenarios : undefined;
}

/** The words that a column takes, in the reader's language. */
function listWords({ key }: GameField, language: Language): string | undefined {
  const said = { grade: gradeWords, achieved: objectiveWords }[key as 'grade' | 'achieved'] as Readonly<Record<string, Message>> | undefined;
  return said && Object.values(said).map((message) => message[language]).join(', ');
}

/** A win with how clear it was, as the log writes it; the winner by a word or by name. */
function readGraded(text: string, players: TwoPlayers): CellReading | undefined {
  const wanted = foldName(text);
  const meant = winners.flatMap((winner) => {
    const name = winner === 'attacker' || winner === 'defender' ? players[winner] : undefined;
    const names = [...Object.values(winnerWords[winner]), ...(name === undefined || foldName(name) === '' ? [] : [name])];
    const degrees = grades.flatMap((grade) => [gradeWords, winWords].flatMap((of) => Object.values(of[grade]).map((word) => ({ grade, word }))));
    return degrees.filter(({ word }) => names.some((each) => foldName(`${each} ${word}`) === wanted)).map(({ grade }) => ({ winner, grade }));
  });
  const [first] = meant;
  if (first === undefined) return undefined;
  return meant.every(({ winner }) => winner === first.winner) ? { good: true, facts: first } : { good: false, message: words.ambiguous, expected: '' };
}

const byKey: Readonly<Partial<Record<keyof Game, (text: string) => unknown>>> = {
  grade: (text) => findGrade(text) ?? text,
  achieved: (text) => readObjectives(text.split(',').map((item) => item.trim())),
  budget: readBudgetWords,
  seed: cleanLines,
  notes: cleanLines,
  void: cleanLines,
  x: (text) => text.replace(/^X=/, ''),
};

const byKind: Readonly<Partial<Record<FieldKind, (text: string) => unknown>>> = {
  flag: (text) => readYesOrNo(text) ?? text,
  whole: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text),
  date: readDay,
  name: cleanName,
  text: cleanNote,
  texts: (text) => text.split('\n'),
  house: readHouse,
  facts: readKeptFacts,
  units: (text) => text.split('\n').map(cleanName),
};

/** `key=value, key=value`; anything else stays a text, which the field refuses. */
function readHouse(text: string): unknown {
  const choices = text.split(',').map((item) => /^([^=]*)=([^=]*)$/.exec(item.trim()));
  const keys = new Set(choices.map((choice) => choice?.[1]));
  if (choices.includes(null) || keys.size < choices.length) return text;
  return Object.fromEntries(choices.map((choice) => [choice?.[1] ?? '', readChoice(choice?.[2] ?? '')]));
}

/** What happened in the words of the papers, `primario conseguido: sí, 1D3: 3`, or by the keys of the log, `primary=true, die=3`; X is a text even where it is a whole number. */
function readKeptFacts(text: string): unknown {
  const told = text.split(',').map((item) => /^([^=:]*)[=:]([^=:]*)$/.exec(item)?.slice(1).map((part) => part.trim()) ?? []);
  const facts = told.map(([name = '', value = '']) => [nameFact(name), value] as const);
  if (told.some((parts) => parts.length === 0) || new Set(facts.map(([key]) => key)).size < facts.length) return text;
  return Object.fromEntries(facts.map(([key, value]) => [key, key === 'x' ? value : readFactValue(value)]));
}

function nameFact(name: string): string {
  return Object.entries(keptWords).find(([key, words]) => isCalled(key, words, name))?.[0] ?? name;
}

/** 1 and 0 are numbers here. */
function readFactValue(value: string): string | number | boolean {
  return /^\d/.test(value) ? readChoice(value) : (readYesOrNo(value) ?? value);
}

function readChoice(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d{1,6}$/.test(value) ? Number(value) : value;
}
