/** Every print kit by the name that `print --kit` takes. */
import { buildBoardKit } from './board/board-kit';
import { buildEveningKit } from './evening/evening-kit';
import { buildFormsKit } from './forms/forms-kit';
import type { Kit, KitName } from './kit';
import { buildSectionsKit } from './sections/sections-kit';

/** The kits, in the order in which `all` prints them. */
const single: Readonly<Record<Exclude<KitName, 'all'>, Kit>> = { evening: buildEveningKit, sections: buildSectionsKit, board: buildBoardKit, forms: buildFormsKit };

/** The kits by name, and all of them in one file. */
export const kits: Readonly<Record<KitName, Kit>> = { ...single, all: (input) => Object.values(single).flatMap((build) => build(input)) };
