/** Every print kit by the name that `print --kit` takes. */
import { buildEveningKit } from './evening/evening-kit';
import type { Kit } from './kit';
import { buildSectionsKit } from './sections/sections-kit';

/** The kits, in the order in which `all` prints them. */
export const kits: Readonly<Record<string, Kit>> = { evening: buildEveningKit, sections: buildSectionsKit };
