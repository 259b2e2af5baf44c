import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { originOf, portCount } from '@tessera/platform/project';
import { copyProject, type ProjectCopy } from '@tessera/platform/project/copy';
import { defaultPort, findFreePorts } from '@tessera/platform/project/ports';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { expectAccessible, watchCspViolations } from '../browser';
import { NpmCommand } from './npmCommand';

let copy: ProjectCopy;
let dataFolder: string;
let site: NpmCommand | undefined;

test.beforeAll(async () => {
  copy = await copyProject();
  dataFolder = await copyStartedData();
});
test.afterAll(async () => {
  await site?.interrupt();
  await copy.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const start = (basePort: number, ...command: readonly string[]) =>
  new NpmCommand(command, basePort, dataFolder, { folder: copy.folder });

/** Runs a command in the copy until it ends. */
async function run(...command: readonly string[]): Promise<void> {
  const one = start(defaultPort, ...command);
  expect(await one.ended, one.output).toBe(0);
}

/** Tests that check the lists of remotes against each other. */
const listTests = [
  'checks/src/manifests',
  'checks/src/images',
  'checks/src/nginx',
  'project/src/apps',
  'verify/remotes',
  'pageFamilies',
];

test('a new remote passes every check and is on its page, and a new feature brings its test', async ({ browser }) => {
  test.slow();
  // Builds everything again, since the contracts have changed, and starts two sites.
  await run('run', 'new:remote', '--', 'trophies', '--page');
  await run('test', '--', '--only', 'types,lint,unused,budgets');
  await run('exec', '--', 'jest', '-c', 'scripts/tooling/config/jest.config.mjs', ...listTests);
  await run('test', '--', '--only', 'browser', '--app', 'trophies');

  const basePort = await findFreePorts(portCount + 1, 31_800);
  site = start(basePort, 'start');
  await site.printed('Tessera is ready');
  const context = await browser.newContext();
  const cspViolations = await watchCspViolations(context);
  const page = await context.newPage();
  await page.goto(`${originOf('shell', basePort)}/trophies`);
  await expect(page.getByRole('heading', { level: 1, name: 'Trophies' })).toBeVisible();
  await expect(page.getByText('There is nothing under Trophies yet.')).toBeVisible();
  await expect(page).toHaveTitle(/^Trophies · /);
  await expectAccessible(page);
  expect(cspViolations).toEqual([]);
  await context.close();

  await run('run', 'new:feature', 'trophies', 'lucky-draw');
  await run('test', '--', '--only', 'types,lint,unit', '--app', 'trophies');
});
