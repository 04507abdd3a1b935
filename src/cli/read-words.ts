/** Words that stand for the codes of a result, in any of the languages: who won, how clearly, which objectives, which player. */
import { KnownPlayers } from '../campaign/known-players';
import type { ObjectiveType } from '../campaign/log';
import { objectiveTypes } from '../campaign/log';
import type { Message } from '../errors';
import { UserError } from '../errors';
import type { Grade, Winner } from '../missions/score/grade';
import { grades, winners } from '../missions/score/grade';
import type { Withdrawn } from '../missions/score/score-scenario';
import { bothWord, gradeWords, objectiveWords, sideWords, winnerWords } from '../render/campaign/words';
import type { Language, Side } from '../tables/ruleset';
import { foldName } from './fold-name';
import { isCalled } from './is-called';
import { parserMessages } from './messages/parser';

/** Two players by what they do; of a whole scenario, the attacker is the first (SCN-01). */
export interface TwoPlayers {
  readonly attacker?: string;
  readonly defender?: string;
}

/** Who won, by the word for it; undefined for any other text. */
export function findWinner(text: string): Winner | undefined {
  return winners.find((winner) => isCalled(winner, winnerWords[winner], text) || shortWinners[winner]?.includes(foldName(text)));
}

/** Other words for who won, folded. */
const shortWinners: Readonly<Partial<Record<Winner, readonly string[]>>> = {
  draw: ['empatada', 'tablas', 'taules', 'tie'],
  none: ['nadie', 'ningu', 'nobody', 'no-one'],
};

/** How clear a win was, by the word for it. */
export function findGrade(text: string): Grade | undefined {
  return grades.find((grade) => isCalled(grade, gradeWords[grade], text));
}

/** Short words for the kinds of objective, besides their own. */
const shortObjectives: Readonly<Record<ObjectiveType, readonly string[]>> = {
  capture: ['captura', 'capturar', 'artefacto', 'artefacte', 'artefact', 'hacerse con el artefacto', 'fer-se amb l\'artefacte', 'capture the artefact'],
  destroy: ['destruir', 'destrucción', 'destrucció', 'destruction', 'destruir el artefacto', 'destruir l\'artefacte', 'destroy the artefact'],
  killLeader: ['líder', 'leader', 'matar al líder', 'matar el líder', 'kill the leader'],
  killAll: ['todos', 'tots', 'all', 'matar todos', 'matar tothom', 'matar-los a tots', 'exterminio', 'extermini', 'extermination', 'kill all', 'kill everybody', 'kill everyone'],
  character: ['personaje', 'personatge', 'asesinato', 'assassinat', 'assassination'],
  prisoner: ['prisionero', 'presoner', 'rescate', 'rescat', 'rescue'],
  charge: ['carga', 'càrrega', 'sabotaje', 'sabotatge', 'sabotage'],
  exit: ['salida', 'sortida', 'way out'],
  escape: ['escapar', 'huir', 'huida', 'fugir', 'fugida', 'fuga', 'extra', 'bonus'],
};

const withoutRule = ({ es, ca, en }: Message): Message => ({ es: es.replace(/ \(.*/, ''), ca: ca.replace(/ \(.*/, ''), en: en.replace(/ \(.*/, '') });

/** The words for all kinds of objective, as whoever reads them may type them. */
export function listObjectiveWords(language: Language): string {
  return objectiveTypes.map((type) => withoutRule(objectiveWords[type])[language]).join(', ');
}

/** A kind of objective by its code, its words or a short form; the rule after the words may be left out. */
export function findObjective(text: string): ObjectiveType | undefined {
  const wanted = text.replace(/\([^()]*\)\s*$/, '');
  const folded = foldName(wanted);
  return objectiveTypes.find((type) => isCalled(type, withoutRule(objectiveWords[type]), wanted) || shortObjectives[type].some((word) => foldName(word) === folded));
}

/** Who won, by a word or by the name of one of the two; anything else is a user error. */
export function readWinner(text: string, players: TwoPlayers, language: Language): Winner {
  return choose<Winner>('--winner', text, findWinner(text), (name) => findPlayer(name, players), winnerWords) ?? refuse('--winner', text, [winnerWords.attacker, winnerWords.defender, winnerWords.draw, winnerWords.none], players, language);
}

/** How clear it was. */
export function readGrade(text: string, language: Language): Grade {
  return findGrade(text) ?? refuse('--grade', text, grades.map((grade) => gradeWords[grade]), {}, language);
}

/** The first player or the second, by a word or by name. */
export function readSide(flag: string, text: string, players: TwoPlayers, language: Language, others: readonly Message[] = []): Side {
  const side = (['first', 'second'] as const).find((each) => isCalled(each, sideWords[each], text));
  return choose<Side>(flag, text, side, (name) => readNamed(name, players), sideWords) ?? refuse(flag, text, [sideWords.first, sideWords.second, ...others], players, language);
}

/** The same, or both of them (MIS-15). */
export function readWithdrawn(flag: string, text: string, players: TwoPlayers, language: Language): Withdrawn {
  if (isCalled('both', bothWord, text)) return choose<Withdrawn>(flag, text, 'both', (name) => readNamed(name, players), { ...sideWords, both: bothWord })!;
  return readSide(flag, text, players, language, [bothWord]);
}

/** The kinds of objective in a list typed with commas; what is none stays as it is, and its field refuses it. */
export function readObjectives(items: readonly string[]): string[] {
  return items.map((item) => findObjective(item) ?? item);
}

function readNamed(text: string, players: TwoPlayers): Side | undefined {
  const named = findPlayer(text, players);
  return named && ({ attacker: 'first', defender: 'second' } as const)[named];
}

/** What a word means, or a name; a word that is the name of somebody else as well is refused, with those that are not. `words`: for all that can be meant. */
function choose<Meaning extends string>(flag: string, value: string, word: Meaning | undefined, findNamed: (text: string) => Meaning | undefined, words: Readonly<Record<Meaning, Message>>): Meaning | undefined {
  const name = findNamed(value);
  if (word === undefined || name === undefined || word === name) return word ?? name;
  const { es, ca, en } = words[word];
  const clear = [es, ca, en].map((other) => other.toLowerCase().replace(/[()]/g, '')).filter((other) => (findNamed(other) ?? word) === word);
  throw new UserError('CHOICE_AMBIGUOUS', parserMessages.ambiguous, { flag, value: value.slice(0, 80), list: [...new Set(clear)].join(', ') }, { remedy: parserMessages.ambiguousRemedy });
}

/** The one of the two who is meant; a name of both is nobody's. */
function findPlayer(text: string, { attacker, defender }: TwoPlayers): 'attacker' | 'defender' | undefined {
  if (attacker === defender) return undefined;
  const name = new KnownPlayers([attacker, defender].filter((each) => each !== undefined)).find(text.trim());
  if (name === attacker) return 'attacker';
  return name === defender ? 'defender' : undefined;
}

function refuse(flag: string, value: string, words: readonly Message[], { attacker, defender }: TwoPlayers, language: Language): never {
  const names = [attacker, defender].filter((name) => name !== undefined);
  throw new UserError('BAD_CHOICE', parserMessages.badChoice, { flag, value: value.slice(0, 80), list: [...words.map((word) => word[language]), ...names].join(', ') });
}
