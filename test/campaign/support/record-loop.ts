/** Runs in a process of its own: records game after game into a log, and says the number of each once it is safe. */
import { recordGame } from '../../../src/campaign/change-log';
import { changeCampaign } from '../../../src/io/campaign-file';
import { searchGame } from './games';

const [, , path = '', count = '1', attacker = 'A'] = process.argv;

async function main(): Promise<void> {
  for (let at = 0; at < Number(count); at += 1) {
    const number = await changeCampaign({ path, cwd: '/', language: 'en' }, (log) => {
      const result = recordGame(log, searchGame(at % 4, { attacker }));
      if (!result.ok) throw new Error(result.refusal);
      return { log: result.log, result: result.game.number };
    });
    process.stdout.write(`${number}\n`);
  }
}

void main();
