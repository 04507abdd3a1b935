import { isDeviceName } from '../tables/device-names';
import { hashSha256 } from './sha256';

/** Longest name of a folder we make, in characters: paths stay short enough for Windows. */
const maxSlug = 32;

/**
 * A name safe on every system for any text. Short lower-case ASCII texts stay as they are; all
 * others become what is readable of them plus eight hex digits of their hash, so that two texts never
 * share a name, not even where case is ignored.
 */
export function makeFileSlug(text: string): string {
  if (/^[a-z0-9]([a-z0-9_-]|\.(?=[a-z0-9]))*$/.test(text) && text.length <= maxSlug && !isDeviceName(text)) return text;
  const readable = text
    .slice(0, 4 * maxSlug)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug - 9)
    .replace(/^-+|-+$/g, '');
  const hash = hashSha256(text).slice(0, 8);
  return readable === '' ? hash : `${readable}-${hash}`;
}

/** True when every system can have a file or folder of this name (one path segment). */
export function isPortableName(name: string): boolean {
  return (
    name !== '' && name !== '.' && name !== '..' && name.length <= 200 && !isDeviceName(name)
    // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
    && !/[<>:"/\\|?*\u0000-\u001f]/.test(name) && !/[. ]$/.test(name)
  );
}
