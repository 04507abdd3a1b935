/**
 * Makes text from outside safe to print on a terminal: control characters (escape sequences move the
 * cursor and forge lines) and direction overrides are shown as `\u{1b}`. Line ends are kept only
 * where asked for; a lone surrogate cannot be written as UTF-8 and is shown too.
 */
export function makeVisible(text: string, keepLines = false): string {
  let result = '';
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    const plain = code === 0x0a ? keepLines : !isUnsafe(code);
    result += plain ? character : `\\u{${code.toString(16)}}`;
  }
  return result;
}

function isUnsafe(code: number): boolean {
  return (
    code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code <= 0xdfff)
    || code === 0x2028 || code === 0x2029 || code === 0x200e || code === 0x200f
    || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code === 0xfeff
  );
}
