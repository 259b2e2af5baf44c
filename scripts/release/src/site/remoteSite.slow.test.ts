import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '@tessera/platform/project';
import { type S3Server, startS3Server } from '../testing/startS3Server';
import { aSiteAt, type TestSite } from '../testing/testSite';
import { openS3Store } from './s3Store';

const environment = { ...process.env };

afterAll(() => {
  process.env = environment;
});

/** Runs a release command as a separate process. */
async function start(site: TestSite, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/tessera.mjs', 'release', ...args], {
    cwd: projectRoot,
    env: { ...process.env, TESSERA_SITE: site.folder, TESSERA_KEYS: site.keysFolder, TESSERA_ACTOR: `team ${args[1]}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code;
}

describe('a site in a bucket', () => {
  let server: S3Server;
  let site: TestSite;

  beforeAll(async () => {
    server = await startS3Server();
    Object.assign(process.env, server.env);
    site = await aSiteAt('s3://site/casino', 'shell', 'lists', 'wallet');
    await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  });
  afterAll(async () => {
    await site.remove();
    await server.stop();
  });

  test('gets releases as a folder does', async () => {
    const first = await site.publish({ app: 'lists' });
    expect(await site.done('promote', 'lists')).toContain('Done in');
    const second = await site.publish({ app: 'lists', version: '1.1.0', buildId: 'bbbbbbbbbb' });
    expect(await site.done('check', 'lists', second)).toContain(
      `Checks lists ${second} in s3://site/casino/lists/${second}`,
    );
    await site.done('promote', 'lists', second, '--percent', '10');
    expect(await site.page('home')).toContain(second);
    expect(await site.done('status', 'lists')).toMatch(/^s3:\/\/site\/casino, revision \d+[\s\S]*canary {2}1\.1\.0/);
    await site.done('rollback', 'lists');
    expect(await site.page('home')).not.toContain(second);
    expect(await site.done('history', 'lists')).toMatch(/rollback .*\(ada\)/);
    site.now = new Date(site.now.getTime() + 30 * 86_400_000);
    await site.done('prune', 'lists');
    const keys = (await (await site.site()).store.list('lists/')).map(({ key }) => key.split('/')[1]);
    expect([...new Set(keys)]).toEqual([first]);
  });

  test('loses no change of several processes', async () => {
    await site.publish({ app: 'wallet' });
    await site.publish({ app: 'lists', version: '1.2.0', buildId: 'cccccccccc' });
    const before = (await (await site.site()).registry()).revision;
    const teams = [start(site, 'promote', 'lists', '1.2.0'), start(site, 'promote', 'wallet')];
    expect(await Promise.all(teams)).toEqual([0, 0]);
    const { revision, apps } = await (await site.site()).registry();
    expect([revision, apps.lists?.live?.version, apps.wallet?.live?.version]).toEqual([before + 2, '1.2.0', '1.0.0']);
    const history = await (await site.site()).history();
    expect(history.map((change) => change.revision)).toEqual(history.map((_, index) => index + 1));
  });

  test('says what is wrong with an address, a bucket or credentials', async () => {
    const run = async (address: string) => site.run('status', '--site', address);
    expect(await run('s3://Not_a_bucket')).toMatchObject({ code: 2, output: expect.stringContaining('is no site') });
    expect(await run('s3://elsewhere')).toEqual({
      code: 1,
      output: 's3://elsewhere: The specified bucket does not exist: elsewhere',
    });
    expect(await run('s3://site/empty')).toMatchObject({
      code: 1,
      output: expect.stringContaining('no site in s3://site/empty'),
    });
    expect(await site.run('serve')).toMatchObject({ code: 1, output: expect.stringContaining('is no folder') });
  });

  test('is served with types that browsers run', async () => {
    const response = async (key: string) => {
      const { ok, headers } = await fetch(`${server.env.AWS_ENDPOINT_URL_S3}/site/casino/${key}`);
      return [ok, headers.get('content-type')];
    };
    const { apps } = await (await site.site()).registry();
    expect(await response(`lists/${apps.lists?.live?.id}/LiveBets.0123456789.js`)).toEqual([
      true,
      'text/javascript; charset=utf-8',
    ]);
  });
});

test('does not begin in a bucket that ignores conditions of writes', async () => {
  const server = await startS3Server('--without-conditions');
  try {
    Object.assign(process.env, server.env);
    await expect(aSiteAt('s3://site/casino')).rejects.toThrow('s3://site/casino ignores conditions of writes');
    expect(await openS3Store('s3://site/casino').list('')).toEqual([]);
  } finally {
    await server.stop();
  }
});
