import { quoteWord } from './quote-word';
import { makeVisible } from './visible-text';

/** Commands that are advised of a log, or of a tracked game; one that names a log itself stays as it is, and so does one whose help is meant. */
const advised = /plasma-wall (?:campaign (?:chart|check|correct|export|new|record|rename|show|void)\b|hulk(?: new| status|$))(?! --help)(?![^\n]* --file )/gm;

/** Words with the file in each command that they advise: without it the command would mean another log or game. */
export function nameLog(words: string, file: string): string {
  return words.replace(advised, (command) => `${command} --file ${quoteWord(makeVisible(file))}`);
}
