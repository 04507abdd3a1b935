/**
 * Checks the layers of src/ in the current folder (see .dependency-cruiser.cjs), and that the check read
 * files at all: with a TypeScript it does not know, dependency-cruiser reads none and passes.
 */
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = new URL('../', import.meta.url);
const options = await extractDepcruiseOptions(fileURLToPath(new URL('.dependency-cruiser.cjs', root)));
const { output } = await cruise(['src'], options, {}, { tsConfig: extractTSConfig(fileURLToPath(new URL('tsconfig.json', root))) });

const { totalCruised, totalDependenciesCruised, violations } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
const sawFiles = totalCruised > 0 && totalDependenciesCruised > 0;
if (!sawFiles) console.error('layers: the check read nothing');
console.log(`layers: ${totalCruised} modules, ${totalDependenciesCruised} dependencies, ${violations.length} violations`);
process.exitCode = sawFiles && violations.length === 0 ? 0 : 1;
