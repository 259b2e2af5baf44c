import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildAll } from '@tessera/platform/build';
import { siteTargets, workbenchTarget } from '@tessera/platform/build/targets';
import { projectRoot, UserError } from '@tessera/platform/project';
import { Argument, commandLine, type Runnable, runnable } from '@tessera/platform/project/commandLine';
import { ensureChromium, preferHeadlessShell } from '@tessera/tooling/chromium';

const playwright = path.join(projectRoot, 'node_modules/.bin/playwright');

interface PicturesOptions {
  readonly accept?: true;
  readonly report?: true;
}

async function run(states: string, { accept, report }: PicturesOptions): Promise<void> {
  if (report === true) {
    spawnSync(playwright, ['show-report', path.join(projectRoot, '.cache/pictures-report')], { stdio: 'inherit' });
    return;
  }
  await buildAll([...siteTargets, workbenchTarget]);
  const config = path.join(projectRoot, 'workbench/check/playwright.config.ts');
  const { status } = spawnSync(
    playwright,
    ['test', '-c', config, `--update-snapshots=${accept === true ? 'all' : 'missing'}`],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: preferHeadlessShell(ensureChromium()),
        TESSERA_PICTURES: '1',
        // Each day has the place of the accepted pictures.
        TESSERA_PLACE: 'utc',
        TESSERA_STATES_LIKE: states,
      },
    },
  );
  if (status !== 0) throw new UserError('Look at what differs: npm run pictures -- --report. Accept it: --accept');
}

/** `npm run pictures -- [STATES] [--accept|--report]`: pictures states and compares them with the accepted pictures. */
export const pictures: Runnable = runnable(
  commandLine('npm run pictures --')
    .description(
      'Pictures states and compares them with the accepted pictures, which lie in ACCEPTED_PICTURES (.cache/pictures).',
    )
    .addArgument(new Argument('[states]', 'part of their names, such as lists/BetsPage; all by default').default(''))
    .option('--accept', 'makes the pictures of this run the accepted ones')
    .option('--report', 'opens the report of the latest run: before, after and difference')
    .action(run),
);
