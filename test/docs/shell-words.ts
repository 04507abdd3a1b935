/** The little of a shell that the commands in the documents use. */

/** The commands of a line: `&&` joins them, `#` starts a remark. */
export function splitLine(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const word of splitWords(line)) {
    if (word === '&&') commands.push([]);
    else commands.at(-1)!.push(word);
  }
  return commands.filter((command) => command.length > 0);
}

function splitWords(line: string): string[] {
  const words: string[] = [];
  for (const [whole, single, double, plain] of line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)) {
    if (whole.startsWith('#')) break;
    words.push(single ?? double ?? plain ?? '');
  }
  return words;
}
