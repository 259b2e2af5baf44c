import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { originOf, portCount } from '@tessera/platform/project';
import { copyProject, type ProjectCopy } from '@tessera/platform/project/copy';
import { defaultPort, findFreePorts } from '@tessera/platform/project/ports';
import { copyStartedData } from '../../../provider-sandbox/src/testing/sandboxProcess';
import { expectAccessible, watchCspViolations } from '../browser';
import { NpmCommand } from '../browser/npmCommand';

let copy: ProjectCopy;
let dataFolder: string;
let site: NpmCommand | undefined;

test.beforeAll(async () => {
  copy = await copyProject();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all: begin');
  dataFolder = await copyStartedData();
});
test.afterAll(async () => {
  await site?.interrupt();
  await copy.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const start = (basePort: number, ...command: readonly string[]) =>
  new NpmCommand(command, basePort, dataFolder, { folder: copy.folder });

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@tessera.test', ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
  });

/** Runs a command in the copy until it ends. */
async function run(...command: readonly string[]): Promise<void> {
  const one = start(defaultPort, ...command);
  expect(await one.ended, one.output).toBe(0);
}

/** Unit tests that depend on the list of remotes: all except the sandbox's and the other remotes'. */
const listTests = ['docker', 'host-shell', 'mfe-trophies', 'platform', 'scripts', 'shared-contracts'];

test('a new remote passes every check and is on its page, a new feature brings its test', async ({ browser }) => {
  // Six minutes on a busy machine.
  test.setTimeout(900_000);
  // Starts two sites.
  await run('run', 'new:remote', '--', 'trophies');
  const edited = git('status', '--porcelain', '--untracked-files=no').match(/\S+$/gm) ?? [];
  expect(edited.filter((file) => !/^(package-lock\.json|docker\/.*\.yaml)$/.test(file))).toEqual([]);
  await run('test', '--', '--only', 'types,lint,unused,docs,lockfile,budgets');
  for (const folder of listTests) await run('test', '--', '--only', 'unit', '--app', folder);
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
  await run('test', '--', '--only', 'unused');
});
