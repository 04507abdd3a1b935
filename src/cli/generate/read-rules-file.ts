/** Loads `yaml`: import it only when `--rules` is used, or the rules of a log have faults. */
import { maxLogBytes } from '../../io/campaign-file';
import { UserError } from '../../errors';
import { readTextFile } from '../../io/read-file';
import { isGroup } from '../../tables/is-group';
import { toProblems } from '../../tables/parse-ruleset';
import type { Language } from '../../tables/ruleset';
import { readYamlSource } from '../../tables/yaml-source';
import type { YamlSource } from '../../tables/yaml-source';
import { houseMessages as words } from '../messages/house';
import type { WrittenChoice } from './parse-house-rules';

/** Reads a file of house rules, `key: value` a line, as choices that know their line. */
export function readRulesFile(file: string, cwd: string, language: Language): WrittenChoice[] {
  const source = readYamlSource(file, readTextFile(file, cwd));
  const problems = toProblems(source.faults, [source], language);
  if (problems.length > 0) throw new UserError('BAD_HOUSE_RULES', words.badFile, { file, count: problems.length }, { problems, remedy: words.see });
  if (source.data === null || source.data === undefined) return [];
  if (!isGroup(source.data)) throw new UserError('HOUSE_FILE_FORM', words.fileForm, { file }, { remedy: words.see });
  return placeChoices(source, source.data, []);
}

/** The house rules of a group, with their lines in its log. */
export function placeGroupRules(file: string, cwd: string): WrittenChoice[] {
  const text = readTextFile(file, cwd, maxLogBytes);
  const source = readYamlSource(file, text, text.length);
  const house = isGroup(source.data) ? source.data['house'] : undefined;
  return isGroup(house) ? placeChoices(source, house, ['house']) : [];
}

function placeChoices(source: YamlSource, choices: Readonly<Record<string, unknown>>, path: readonly string[]): WrittenChoice[] {
  return Object.entries(choices).map(([key, value]) => {
    const { place, excerpt } = source.locate({ code: 'FIELD_UNKNOWN', file: source.file, path: [...path, key], at: 'key' });
    return { key, value, place, excerpt };
  });
}
