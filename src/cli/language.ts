import type { Language } from '../tables/ruleset';

/** The languages of the program, the default first. */
export const languages: readonly Language[] = ['es', 'ca', 'en'];

/** True for the code of a language the program speaks. */
function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * The value of `--lang` in a raw command line, before anything is parsed: even the words of a usage
 * error follow it. Undefined when absent or unknown (the parser reports the latter).
 */
export function findLanguageFlag(argv: readonly string[]): Language | undefined {
  let found: Language | undefined;
  for (let i = 0; i < argv.length && argv[i] !== '--'; i += 1) {
    const word = argv[i] as string;
    const value = word === '--lang' ? argv[i + 1] : word.startsWith('--lang=') ? word.slice('--lang='.length) : undefined;
    if (isLanguage(value)) found = value;
  }
  return found;
}

/** True for a command line that asks for nothing, but perhaps for a language to be spoken to in. */
export function isLanguageAlone(argv: readonly string[]): boolean {
  return argv.length === 0 || (argv.length === (argv[0] === '--lang' ? 2 : 1) && findLanguageFlag(argv) !== undefined);
}

/** Language of the words on the terminal: `--lang`, else the locale, else Spanish. */
export function chooseTerminalLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const flag = findLanguageFlag(argv);
  if (flag !== undefined) return flag;
  // POSIX: the first of these that is set and not empty decides, even when we do not speak it.
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const code = locale.slice(0, 2).toLowerCase();
  return isLanguage(code) && !/^[a-z]/i.test(locale.slice(2)) ? code : 'es';
}
