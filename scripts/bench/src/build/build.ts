import { rm } from 'node:fs/promises';
import path from 'node:path';
import { appNamed, portCount } from '@tessera/project';
import { copyProject } from '@tessera/project/copy';
import { findFreePorts } from '@tessera/project/ports';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import { siteTargets } from '@tessera/tooling/targets';
import { type BenchOptions, usualPairs } from '../options';
import { beginRun } from '../report/environment';
import { createProgress } from '../report/progress';
import { textTable } from '../report/textTable';
import { usualResults, writeResult } from '../report/writeResult';
import { spreadOf } from '../statistics/spread';
import { timeCommand } from './timeCommand';

/** Maximum number of builds: they take long and vary little. */
const mostTimes = 5;

/** `npm run bench -- build`: times a remote's production build and the start of the suite, with nothing built and repeated. */
export async function build(options: BenchOptions): Promise<void> {
  const environment = beginRun();
  const times = Math.min(options.pairs ?? usualPairs, mostTimes);
  const copy = await copyProject();
  const { folder } = copy;
  const built = (name: (typeof siteTargets)[number]['folder']) => path.join(folder, path.basename(name), 'dist');
  const basePort = await findFreePorts(portCount, 4_800);
  const start = {
    folder,
    args: ['start'],
    env: { PORT: String(basePort), DATA_DIR: path.join(folder, '.data') },
    readyText: 'is ready at',
  };
  const taken = new Map<string, number[]>();
  const note = (what: string, durationMs: number) => taken.set(what, [...(taken.get(what) ?? []), durationMs]);
  const progress = createProgress(times * (remoteNames.length + 2), (line) => console.log(line));
  try {
    for (let time = 0; time < times; time += 1) {
      for (const { folder: app } of siteTargets) await rm(built(app), { recursive: true, force: true });
      await rm(start.env.DATA_DIR, { recursive: true, force: true });
      note('npm start, cold', await timeCommand(start));
      progress.step('npm start, cold');
      note('npm start, warm', await timeCommand(start));
      progress.step('npm start, warm');
      for (const remote of remoteNames) {
        await rm(built(appNamed(remote).folder), { recursive: true, force: true });
        note(`npm run build -- ${remote}`, await timeCommand({ folder, args: ['build', remote] }));
        progress.step(`npm run build -- ${remote}`);
      }
    }
  } finally {
    await copy.remove();
  }
  const results = [...taken].map(([what, durations]) => ({ what, times: durations.length, ms: spreadOf(durations) }));
  const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;
  const rows = results.map(({ what, ms }) => [
    what,
    seconds(ms.median),
    `${seconds(ms.lowerQuartile)} to ${seconds(ms.upperQuartile)}`,
  ]);
  console.log(`\n${textTable([`${times} times`, 'median', 'middle half'], rows)}\n`);
  await writeResult(options.out ?? usualResults, 'build.json', { ...environment, results });
}
