/** Players under the names that a log has for them: whatever the case and accents typed, and nothing else. */
import { foldText } from '../tables/fold-text';
import { addToGroup } from './add-to-group';

/** A name without case and accents. Other marks stay: `C+` and `C-` are two players. */
function foldPlayer(name: string): string {
  // Plain letters first: the alphabets of the world take long to get ready.
  return /^[ -~]*$/.test(name) ? name.toLowerCase() : foldText(name);
}

/** Whether two names are of one player. */
export function isSamePlayer(one: string, other: string): boolean {
  return one === other || (one.length === other.length && foldPlayer(one) === foldPlayer(other));
}

/** The names of a log, found as they are typed. */
export class KnownPlayers {
  private readonly exact = new Set<string>();
  private readonly folded = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of names) this.add(name);
  }

  /** One more name. */
  add(name: string): void {
    if (this.exact.has(name)) return;
    this.exact.add(name);
    addToGroup(this.folded, foldPlayer(name), name);
  }

  /** The name that is known, where one alone can be meant; else the one typed. */
  find(name: string): string {
    if (this.exact.has(name)) return name;
    const same = this.folded.get(foldPlayer(name)) ?? [];
    return same.length === 1 ? same[0]! : name;
  }
}
