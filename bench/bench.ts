/**
 * `npm run bench`: what the program costs, side by side in one run, each figure in ratio to something
 * measured beside it. Not a test: it ends with 0 whatever it finds. Bounds are those of a quiet machine.
 */
import { measureCampaign } from './bench/campaign';
import { measureOdds } from './bench/odds';
import { measurePapers } from './bench/papers';
import { measureGrowth, printPeakMemory } from './bench/growth';
import { measureProcesses } from './bench/processes';
import { measureSessions } from './bench/sessions';
import { loadTables } from './load-tables';

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  processes: measureProcesses,
  campaign: measureCampaign,
  sessions: () => measureSessions(loadTables()),
  growth: () => measureGrowth(loadTables(), __filename),
  odds: measureOdds,
  papers: () => measurePapers(loadTables()),
};

async function main(part: string | undefined): Promise<void> {
  if (part === 'peak-memory') return printPeakMemory(loadTables());
  if (part !== undefined && !parts[part]) throw new Error(`usage: npm run bench [-- ${Object.keys(parts).join('|')}]`);
  for (const [name, measure] of Object.entries(parts)) if (part === undefined || part === name) await measure();
}

void main(process.argv[2]);
