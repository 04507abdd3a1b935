/** What people write in a log, made fit to keep: names on one line, notes with their line ends. */

// Control characters but tab and line feed, marks that reorder what is around them, lone surrogates.
// eslint-disable-next-line no-control-regex -- removing them is the purpose
const unfit = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// Breaks and joints that nobody sees; those of emoji and of some alphabets (U+200C, U+200D) stay.
const unseen = /[\u00ad\u200b\u2060]/g;

/** A name: one line, single spaces, composed letters so that two ways of typing `é` are one player. */
export function cleanName(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(unfit, ' ').replace(/\s+/g, ' ').trim();
}

/** A note: its lines stay. */
export function cleanNote(text: string): string {
  return cleanLines(text).trim();
}

/** Lines of text, spaces at the ends as they are. */
export function cleanLines(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unfit, ' ');
}

/** Whether anything of a text is to be seen: letters, digits, signs; not marks that only join or space what is there. */
export function hasInk(text: string): boolean {
  // Plain letters first: the alphabets of the world take long to get ready.
  return /[0-9A-Za-z]/.test(text) || /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u.test(text);
}

/** True when a text has nothing that may not be kept. */
export function isFit(text: string): boolean {
  return /^[ -~]*$/.test(text) || text.search(unfit) < 0;
}
