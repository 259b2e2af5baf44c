import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Refused } from '../outcome';
import type { Answer } from './search';

/** Exit code of a test that cannot judge, as `git bisect run` takes it. */
const skipCode = 125;

/**
 * Tests a state by a command, which gets the site's address as TESSERA_URL. Its exit code is read as by `git bisect run`: 0
 * is good, 125 cannot be tested, any other below 128 is bad; a signal ends the search.
 */
export async function runTest(command: string, url: string, folder: string): Promise<Answer> {
  const env = { ...process.env, TESSERA_URL: url };
  const child = spawn(command, { cwd: folder, env, shell: true, stdio: 'inherit' });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === 0) return 'good';
  if (code === skipCode) return 'skip';
  if (code !== null && code < 128) return 'bad';
  throw new Refused(`The test was stopped (${signal ?? `exit code ${code}`}).`);
}
