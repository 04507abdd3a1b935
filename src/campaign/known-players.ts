/** Players under the names that a log has for them: whatever the case and accents typed, and nothing else. */
import { foldText } from '../tables/fold-text';
import { addToGroup } from './add-to-group';

/**
 * A name without case, accents, joiners, which nobody sees, and the shapes of letters (full width, ligatures). Other marks stay:
 * `C+` and `C-` are two players, and so are `C²` and `C2`, whose numbers nobody reads as one.
 */
function foldPlayer(name: string): string {
  // Plain letters first: the alphabets of the world take long to get ready.
  if (/^[ -~]*$/.test(name)) return name.toLowerCase();
  return foldText(name.replace(/[\u00ad\u200b-\u200d\u2060]/g, '').replace(/\P{No}+/gu, (text) => text.normalize('NFKC')));
}

/** Whether two names are of one player. */
export function isSamePlayer(one: string, other: string): boolean {
  return one === other || foldPlayer(one) === foldPlayer(other);
}

/** Names without those that are of a player named before. */
export function listDistinct(names: readonly string[]): string[] {
  const known = new KnownPlayers([]);
  return names.filter((name) => {
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}

/** The names of a log, found as they are typed. */
export class KnownPlayers {
  private readonly exact = new Set<string>();
  private readonly folded = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of names) this.add(name);
  }

  /** Whether somebody is known by a name. */
  has(name: string): boolean {
    return this.folded.has(foldPlayer(name));
  }

  /** One more name. */
  add(name: string): void {
    if (this.exact.has(name)) return;
    this.exact.add(name);
    addToGroup(this.folded, foldPlayer(name), name);
  }

  /** Names of which several are of one player: the first of each, and the others. */
  listTwins(): (readonly string[])[] {
    return [...this.folded.values()].filter(({ length }) => length > 1);
  }

  /** The name that is known, where one alone can be meant; else the one typed. */
  find(name: string): string {
    if (this.exact.has(name)) return name;
    const same = this.folded.get(foldPlayer(name)) ?? [];
    return same.length === 1 ? same[0]! : name;
  }
}
