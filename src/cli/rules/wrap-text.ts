/** Marks that continue the line of the word before them: `10 × 20 cm`, `50 %`, `1D3 − 2` are not torn apart. */
const glue = /(\d) (?=(?:[×−+] \d|%|cm\b|cm²))|([×−+]) (?=\d)/g;

/**
 * Breaks a text into lines of at most `width` characters; its own line breaks stay. `indent` stands
 * before every line, and a list item (`- …`) continues under its first word. A longer word keeps a line
 * of its own.
 */
export function wrapText(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width, indent));
}

function wrapLine(line: string, width: number, indent: string): string[] {
  const hanging = line.startsWith('- ') ? `${indent}  ` : indent;
  const lines: string[] = [];
  let current = '';
  for (const word of line.replace(glue, '$1$2\u00a0').split(' ')) {
    const start = lines.length === 0 ? indent : hanging;
    if (current !== '' && start.length + current.length + 1 + word.length > width) {
      lines.push(start + current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  lines.push((lines.length === 0 ? indent : hanging) + current);
  return lines.map((done) => done.replaceAll('\u00a0', ' '));
}
