/** The share string (G3): everything that decides a session, short enough for a chat. */
import { listDefaultHouseRules } from '../tables/default-house-rules';
import type { Ruleset } from '../tables/ruleset';
import type { SessionDocument, SessionOptions } from './document';
import { digest } from './input-checks';
import { findBadOptions } from './read-options';

/** What a share string holds. */
export interface Shared {
  /** Version of the program that made it. */
  readonly version: string;
  readonly seed: string;
  /** First 16 hex digits of the SHA-256 of the ruleset. */
  readonly rulesetHash: string;
  /** Options as written; defaults are left out. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Starts every share string; the number is the form of what follows. */
const prefix = 'pw1';

/** Longest share string that is read: a 3,000-character seed and a long list of pieces fit. */
const maxLength = 60_000;

/** Digits of the hash that travel: enough to notice other tables. */
export const hashDigits = 16;

/** Options of a session nobody has changed anything of, but for the mission. */
export function defaultOptions(ruleset: Ruleset, mission: string): SessionOptions {
  return {
    mission, x: null, houseRules: listDefaultHouseRules(ruleset.houseRules), explorer: 'nearest', evening: 'normal',
    maxSections: null, maxTurns: null, until: null, table: null, pieces: null, primary: null,
  };
}

/** The share string of a document: prefix, content, check; letters, digits, `-`, `_` and two dots. */
export function encodeShare(document: SessionDocument): string {
  const { generator, seed, ruleset, options } = document;
  const changed = listChangedOptions(options, defaultOptions(ruleset, options.mission));
  return packShare(generator.version, seed, ruleset.hash, { mission: options.mission, ...changed });
}

/** The options that are not the default, house rules one by one. */
export function listChangedOptions<Options extends Omit<SessionOptions, 'mission'>>(options: Options, defaults: Options): Record<string, unknown> {
  const usual = defaults as unknown as Record<string, unknown>;
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(options)) {
    if (key === 'houseRules') Object.assign(changed, pickChanged(options.houseRules, defaults.houseRules));
    else if (JSON.stringify(value) !== JSON.stringify(usual[key])) changed[key] = value;
  }
  return changed;
}

/** Packs what decides a session or a scenario. */
export function packShare(version: string, seed: string, rulesetHash: string, options: Readonly<Record<string, unknown>>): string {
  const content = toBase64Url(JSON.stringify([version, seed, rulesetHash.slice(0, hashDigits), options]));
  return `${prefix}.${content}.${digest(content)}`;
}

function pickChanged(rules: SessionOptions['houseRules'], defaults: SessionOptions['houseRules']): Record<string, unknown> {
  const changed = Object.entries(rules).filter(([key, value]) => value !== defaults[key as keyof typeof defaults]);
  return changed.length > 0 ? { houseRules: Object.fromEntries(changed) } : {};
}

/** Reads a share string; null when it is not one, or was damaged on the way. */
export function decodeShare(text: string): Shared | null {
  const parts = text.trim().split('.');
  if (text.length > maxLength || parts.length !== 3 || parts[0] !== prefix || digest(parts[1]!) !== parts[2]) return null;
  try {
    const content: unknown = JSON.parse(fromBase64Url(parts[1]!));
    if (!Array.isArray(content) || content.length !== 4) return null;
    const [version, seed, rulesetHash, options] = content as unknown[];
    if (typeof version !== 'string' || typeof seed !== 'string' || typeof rulesetHash !== 'string' || typeof options !== 'object' || options === null) return null;
    return { version, seed: seed.normalize('NFC'), rulesetHash, options: options as Record<string, unknown> };
  } catch {
    // Not base64, not UTF-8 or not JSON: not a share string.
    return null;
  }
}

/** The options a share string stands for under a ruleset, or the paths of those that make no sense there. */
export function readSharedOptions(shared: Shared, ruleset: Ruleset): { readonly options: SessionOptions } | { readonly bad: readonly string[] } {
  const defaults = defaultOptions(ruleset, '');
  const rules = shared.options['houseRules'];
  const options = {
    ...defaults, ...shared.options,
    houseRules: typeof rules === 'object' && rules !== null ? { ...defaults.houseRules, ...rules } : defaults.houseRules,
  };
  const unfit = findBadOptions(options, ruleset);
  const bad = unfit.length > 0 ? unfit : findForeign(options, ruleset);
  return bad.length > 0 ? { bad } : { options };
}

/** What only other missions may have: a primary by agreement (MIS-09), a level (SCN-04). */
function findForeign({ mission, primary, level }: SessionOptions, ruleset: Ruleset): string[] {
  const found = ruleset.missions.find(({ id }) => id === mission);
  if (!found) return [];
  return [
    ...(primary !== null && found.primary !== 'rolled' ? ['options.primary'] : []),
    ...(level !== undefined && found.secondary !== 'access' ? ['options.level'] : []),
  ];
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
