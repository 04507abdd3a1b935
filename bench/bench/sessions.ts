/** One session of 60 sections in a warm process, the whole document that `generate` saves. */
import { generateSession } from '../../src/session/generate';
import { defaultOptions } from '../../src/session/share';
import type { Ruleset } from '../../src/tables/ruleset';
import { walkBare } from './bare-walk';
import { judge, measureInTurn, printHeading, printTimes, showMs } from './measure';
import { peers } from './peers';

const sections = 60;
const seedCount = 20;
const rounds = 3000;
const warmUp = 2000;
/** The libraries are slow enough to need fewer runs. */
const peerRounds = 100;

/** The bound of a session, ms, on a quiet machine where the bare walk takes 0.011 ms; on any other, so many times the bare walk. */
const boundMs = 0.15;
const boundRatio = boundMs / 0.011;

/** Session and bare walk in turn, then beside the libraries. */
export function measureSessions(ruleset: Ruleset): void {
  const options = { ...defaultOptions(ruleset, 'rescate'), evening: null, maxSections: sections };
  const generate = (seed: string): number => {
    const result = generateSession({ seed, ruleset, options, version: 'bench' });
    return result.ok ? result.document.board.sections.length - 1 : 0;
  };
  // Some dungeons close before they are as large.
  const seeds: string[] = [];
  for (let at = 0; seeds.length < seedCount; at++) if (generate(`bench-${at}`) >= sections - 2) seeds.push(`bench-${at}`);
  const seedOf = (round: number): string => seeds[round % seeds.length]!;
  const walk = { name: 'bare walk, 60 sections', run: (round: number): void => void walkBare(seedOf(round), sections) };
  const session = { name: 'session, 60 sections', run: (round: number): void => void generate(seedOf(round)) };
  printHeading('A session of 60 sections, warm');
  const times = measureInTurn([walk, session], rounds, warmUp);
  printTimes(times, { [session.name]: { at: Number(boundRatio.toFixed(1)) } });
  console.log(`session: least ${showMs(times[1]!.min).trim()}: ${judge(times[1]!.min, { at: boundMs })} ms; median ${showMs(times[1]!.median).trim()}: ${judge(times[1]!.median, { at: boundMs })} ms`);
  printHeading('Beside generators of npm');
  printTimes(measureInTurn([session, ...peers], peerRounds, 20));
}
