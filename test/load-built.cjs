const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { runInThisContext } = require('node:vm');

// As in bin/plasma-wall.js: Node 21 and 22.0 to 22.2 do not have it.
process.getBuiltinModule ??= /** @type {typeof process.getBuiltinModule} */ (require);

const dist = join(__dirname, '../dist');
const loaded = new Map();

/**
 * Loads a file of `dist/` as bin/plasma-wall.js does, without starting the program.
 * @param {string} name
 * @returns {unknown}
 */
function loadBuilt(name) {
  const known = loaded.get(name);
  if (known) return known.exports;
  const filename = join(dist, name);
  const module = { exports: {} };
  loaded.set(name, module);
  const requireFrom = (/** @type {string} */ id) => (id.startsWith('./') ? loadBuilt(id.slice(2)) : process.getBuiltinModule(id));
  runInThisContext(readFileSync(filename, 'latin1'), { filename })(module.exports, requireFrom, module, filename, dist);
  return module.exports;
}

module.exports = { loadBuilt };
