/** Profiles of who attacks and who defends, with their weapons. */
import type { Family, Question, Side } from '../../combat/contract';
import type { Profile, ProfileFacts, Weapon } from '../../combat/profile';
import type { Message } from '../../errors';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { isCalled } from '../is-called';
import { oddsMessages as words } from '../messages/odds';

/** Who was named, by side. */
export interface NamedSide {
  readonly profile?: string;
  readonly weapon?: string;
}

/** Facts of a side, and what to call it. */
export interface KnownSide {
  readonly name: Message;
  readonly facts: ProfileFacts;
}

const flags = { attacker: ['--attacker', '--weapon'], defender: ['--defender', '--defender-weapon'] } as const;

/** Flags of a side's profile and weapon. */
export function sideFlags(side: Side): readonly [string, string] {
  return flags[side];
}

/** The facts of a side: those of its profile, and over them those of its weapon. Null where nobody was named. */
export function chooseSide(side: Side, { profile: name, weapon }: NamedSide, question: Question<unknown>, family: Family, profiles: readonly Profile[], context: CommandContext): KnownSide | null {
  const [flag, weaponFlag] = flags[side];
  if (name === undefined) {
    if (weapon !== undefined) throw new UserError('WEAPON_ALONE', words.weaponWithout, { flag: weaponFlag, profileFlag: flag });
    return null;
  }
  if (!question.fields.some(({ from }) => from?.[0] === side)) throw new UserError('PROFILE_UNUSED', words.profileUnused, { flag, question: question.id });
  const known = profiles.filter((one) => one.family === family);
  const profile = known.find((one) => isCalled(one.id, one.name, name));
  if (profile === undefined) {
    const elsewhere = profiles.find((one) => isCalled(one.id, one.name, name));
    throw new UserError('UNKNOWN_PROFILE', words.unknownProfile, { name, rules: family, list: listNames(known, context), other: elsewhere?.family ?? '' }, elsewhere ? { remedy: words.otherFamily } : {});
  }
  const borne = chooseWeapon(profile, weapon, side, question, context);
  const names = borne === null ? profile.name : join(profile.name, borne.name);
  return { name: names, facts: { ...profile.facts, ...borne?.facts } };
}

/** Names as they may be typed, without quotes. */
function listNames(all: readonly { readonly name: Message }[], context: CommandContext): string {
  return [...new Set(all.map(({ name }) => context.say(name).replaceAll(' ', '-')))].join(', ');
}

function join(a: Message, b: Message): Message {
  return { es: `${a.es} (${b.es})`, ca: `${a.ca} (${b.ca})`, en: `${a.en} (${b.en})` };
}

/** The weapon that was named; of ranged ones, the only one there is. */
function chooseWeapon({ name, weapons }: Profile, wanted: string | undefined, side: Side, { weapons: use }: Question<unknown>, context: CommandContext): Weapon | null {
  const profile = context.say(name);
  if (wanted !== undefined) {
    if (weapons.length === 0) throw new UserError('UNKNOWN_WEAPON', words.noWeapons, { profile });
    const found = weapons.find((weapon) => isCalled(weapon.id, weapon.name, wanted));
    if (found === undefined) throw new UserError('UNKNOWN_WEAPON', words.unknownWeapon, { profile, name: wanted, list: listNames(weapons, context) });
    if (use !== undefined && found.use !== use) throw new UserError('WEAPON_USE', words.weaponUse[use], { weapon: context.say(found.name) });
    return found;
  }
  const fitting = weapons.filter((weapon) => weapon.use === use);
  if (side === 'defender' || use !== 'ranged' || fitting.length === 0) return null;
  if (fitting.length > 1) throw new UserError('CHOOSE_WEAPON', words.chooseWeapon, { profile, list: listNames(fitting, context) });
  return fitting[0]!;
}
