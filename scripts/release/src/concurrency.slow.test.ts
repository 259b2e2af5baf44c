import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { registrySchema } from '@tessera/platform/protocol';
import { parse } from 'valibot';
import { parseSiteRegistry } from './site/siteRegistry';
import { aSite, type TestSite } from './testing/testSite';

let site: TestSite;

beforeEach(async () => {
  site = await aSite('shell', 'lists', 'wallet');
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  for (const app of ['lists', 'wallet']) {
    for (const [index, letter] of ['a', 'b'].entries()) {
      await site.publish({ app, version: `1.0.${index}`, buildId: letter.repeat(10) });
    }
  }
});
afterEach(() => site.remove());

/** A real process that works on the site. */
function start(
  args: readonly string[],
  actor: string,
): { child: ChildProcess; output: () => string; ended: Promise<number> } {
  const env = {
    ...process.env,
    TESSERA_SITE: site.folder,
    TESSERA_KEYS: site.keysFolder,
    TESSERA_ACTOR: actor,
    FORCE_COLOR: '0',
  };
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  return { child, output: () => output, ended };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a visitor and a team currently see; throws unless it is complete and of one revision. */
async function look() {
  const current = path.join(site.folder, 'current');
  const registry = parseSiteRegistry(await readFile(path.join(current, 'registry.json'), 'utf8'));
  return registry;
}

/** Fails unless the pages match the registry beside them. */
async function expectConsistent() {
  const registry = await look();
  const [, json = ''] = /id="tessera-registry">(.*?)<\/script>/.exec(await site.page('/')) ?? [];
  const { remotes } = parse(registrySchema, JSON.parse(json));
  const running = Object.fromEntries(
    Object.entries(remotes).map(([app, { live }]) => [app, `${live.version}-${live.buildId}`]),
  );
  const live = Object.entries(registry.apps).flatMap(([app, releases]) =>
    app === 'shell' || releases.live === undefined ? [] : [[app, releases.live.id]],
  );
  expect(running).toEqual(Object.fromEntries(live));
}

test('promotions that are killed leave a consistent site, and lose no completed change', async () => {
  const churn = path.join(projectRoot, 'scripts/release/src/testing/churn.ts');
  const teams = ['lists', 'wallet', 'lists', 'wallet'].map((app, index) =>
    start(['--import', 'tsx', churn, app, '1.0.0', '1.0.1'], `team ${index}`),
  );
  while (!teams.every(({ output }) => output().includes('\n'))) await pause(20);
  for (const { child } of teams) {
    await pause(60 + Math.random() * 200);
    child.kill('SIGKILL');
  }
  await Promise.all(teams.map(({ ended }) => ended));

  // The next command completes or discards unfinished changes. The processes had the time of this machine.
  site.now = new Date();
  await site.done('promote', 'lists', '1.0.0', '--dry-run');
  await site.done('compose');
  await expectConsistent();
  const history = await (await site.site()).history();
  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => index + 1));
  for (const [index, { output }] of teams.entries()) {
    const told = output()
      .split('\n')
      .filter((line) => /^\d+$/.test(line));
    for (const revision of told) expect(history[Number(revision) - 1]?.by).toBe(`team ${index}`);
  }
});

test('readers see a consistent site while teams promote', async () => {
  const churn = path.join(projectRoot, 'scripts/release/src/testing/churn.ts');
  const team = start(['--import', 'tsx', churn, 'lists', '1.0.0', '1.0.1'], 'team');
  while (team.output() === '') await pause(20);
  const seen = new Set<number>();
  for (let round = 0; seen.size < 8 && round < 2_000; round += 1) {
    seen.add((await look()).revision);
    expect(await site.page('/')).toMatch(/<\/html>\n$/);
    await pause(1);
  }
  team.child.kill('SIGKILL');
  await team.ended;
  expect(seen.size).toBe(8);
});

test.each<[string, object | string]>([
  ['whose process is gone', { token: 'x', pid: 2 ** 22 - 3, host: os.hostname() }],
  ['that was never written', ''],
])('replaces a lock %s', async (_name, holder) => {
  const lock = path.join(site.folder, '.lock');
  await writeFile(lock, holder === '' ? '' : JSON.stringify(holder));
  // An empty one is replaced once it is stale.
  if (holder === '') await utimes(lock, new Date(0), new Date(0));
  await site.done('promote', 'lists', '1.0.0');
  expect(existsSync(lock)).toBe(false);
});
