/**
 * A file that the build makes for itself, such as the written templates, as bin/plasma-wall.js loads all of `dist/`.
 * In the built program alone. @throws UserError when it is not there
 */
export function loadPart(name: string): unknown {
  // Called by another name, so that no bundler looks for the file.
  const load: (id: string) => unknown = require;
  return load(`./${name}`);
}
