import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { parse } from 'yaml';
import { aSite, type TestSite } from './testing/testSite';

const templates = path.join(projectRoot, 'scripts/release/templates');
const script = path.join(templates, 'ci.sh');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-ci-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a step as a CI system does. */
function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const options = { cwd: projectRoot, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('bash', [script, ...args], options);
  return { code: status, output: stdout + stderr };
}

describe('a site', () => {
  let site: TestSite;
  let env: Readonly<Record<string, string>>;
  const outputFile = () => path.join(folder, 'outputs');

  beforeAll(async () => {
    site = await aSite('lists', 'shell');
    await site.done('promote', 'lists', await site.publish({}));
    env = {
      TESSERA_SITE: site.folder,
      TESSERA_SIGNING_KEY: await readFile(path.join(site.keysFolder, 'lists.pem'), 'utf8'),
      TESSERA_ACTOR: 'ci',
      GITHUB_OUTPUT: outputFile(),
      TMPDIR: folder,
    };
  });
  afterAll(() => site.remove());

  const lists = async () => (await (await site.site()).registry()).apps.lists;

  test('gets a checked release, first for a share of players, then for everyone, and back', async () => {
    expect(run(['check', 'lists', 'types'], env)).toEqual({ code: 0, output: expect.stringContaining('1 passed') });

    expect(run(['publish', 'lists'], env)).toEqual({ code: 0, output: expect.stringContaining('can be promoted') });
    const [, id = ''] = /^release=(\S+)$/m.exec(await readFile(outputFile(), 'utf8')) ?? [];
    expect((await lists())?.releases[id]).toMatchObject({ owner: 'lists' });
    // The same commit again, as when a job is repeated.
    expect(run(['publish', 'lists'], env)).toEqual({ code: 0, output: expect.stringContaining(`release=${id}`) });

    expect(run(['preview', 'lists', 'feature/tabs'], env)).toMatchObject({ code: 0 });
    expect((await lists())?.previews).toMatchObject({ 'feature-tabs': { release: id } });
    const { TESSERA_SIGNING_KEY: _, ...withoutKey } = env;
    expect(run(['canary', 'lists', id, '--percent', '5'], withoutKey)).toMatchObject({ code: 0 });
    expect((await lists())?.canary).toMatchObject({ release: { id }, percent: 5 });
    expect(run(['promote', 'lists', id], withoutKey)).toMatchObject({ code: 0 });
    expect((await lists())?.live?.id).toBe(id);
    expect(run(['rollback', 'lists'], withoutKey)).toMatchObject({ code: 0 });
    expect((await lists())?.live?.id).toBe('1.0.0-aaaaaaaaaa');
    expect((await (await site.site()).history()).at(-1)).toMatchObject({ command: 'rollback', by: 'ci' });
  });

  test('fails when the gate or a check refuses', async () => {
    site.now = new Date();
    const unknown = await site.publish({ version: '1.1.0', buildId: 'bbbbbbbbbb', uses: { storage: ['unknown'] } });
    await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
    expect(run(['canary', 'lists', unknown], env)).toEqual({ code: 1, output: expect.stringContaining('is refused') });
    expect(run(['check', 'lists', 'nothing'], env).code).not.toBe(0);
    for (const args of [[], ['check'], ['preview', 'lists'], ['deploy', 'lists']])
      expect(run(args, env).code).not.toBe(0);
  });

  test('refuses to publish without the key, and leaves none behind', async () => {
    const { code } = run(['publish', 'lists'], { ...env, TESSERA_SIGNING_KEY: 'no key' });
    expect(code).not.toBe(0);
    expect(spawnSync('find', [folder, '-name', '*.pem'], { encoding: 'utf8' }).stdout).toBe('');
  });
});

test('the workflow only calls the script, with steps that it has', async () => {
  const { jobs } = parse(await readFile(path.join(templates, 'release.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run: text = 'npm ci' }) => text));
  const steps = commands.filter((text) => text !== 'npm ci').map((text) => /^\$CI_SCRIPT (\w+) lists/.exec(text)?.[1]);
  expect(steps).toEqual(['check', 'preview', 'publish', 'canary', 'promote']);
});
