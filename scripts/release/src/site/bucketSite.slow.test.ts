import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '@tessera/platform/project';
import { startS3Server } from '../testing/startS3Server';
import { aSiteAt, type TestSite } from '../testing/testSite';
import { openS3Store } from './s3Store';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

/** A place for a site that is not mounted. */
interface Place {
  readonly address: string;
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

async function startBucket(): Promise<Place> {
  return { address: 's3://site/casino', ...(await startS3Server()) };
}

/** Runs a release command as a separate process. */
async function start(site: TestSite, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/tessera.mjs', 'release', ...args], {
    cwd: projectRoot,
    env: { ...process.env, TESSERA_SITE: site.folder, TESSERA_KEYS: site.keysFolder, TESSERA_ACTOR: `team ${args[1]}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code;
}

describe('a site in a bucket', () => {
  let place: Place;
  let site: TestSite;

  beforeAll(async () => {
    place = await startBucket();
    Object.assign(process.env, place.env);
    site = await aSiteAt(place.address, 'shell', 'lists', 'wallet');
    await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  });
  beforeEach(() => Object.assign(process.env, place.env));
  afterAll(async () => {
    await site.remove();
    await place.stop();
  });

  test('gets releases as a folder does', async () => {
    const first = await site.publish({ app: 'lists' });
    expect(await site.done('promote', 'lists')).toContain('Done in');
    const second = await site.publish({ app: 'lists', version: '1.1.0', buildId: 'bbbbbbbbbb' });
    expect(await site.done('check', 'lists', second)).toContain(
      `Checks lists ${second} in ${place.address}/lists/${second}`,
    );
    await site.done('promote', 'lists', second, '--percent', '10');
    expect(await site.page('/')).toContain(second);
    const status = await site.done('status', 'lists');
    expect(status).toMatch(/canary +1\.1\.0/);
    expect(status.startsWith(`${place.address}, revision `)).toBe(true);
    await site.done('rollback', 'lists');
    expect(await site.page('/')).not.toContain(second);
    expect(await site.done('history', 'lists')).toMatch(/rollback .*\(ada\)/);
    await site.done('prune', 'lists', '--days', '0', '--yes');
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

  test('cannot be shown, and is not where none was begun', async () => {
    expect(await site.run('serve')).toMatchObject({ code: 1, output: expect.stringContaining('is no folder') });
    const { code, output } = await site.run('status', '--site', `${place.address}-other`);
    expect([code, output]).toEqual([1, expect.stringContaining(`no site in ${place.address}-other`)]);
  });
});

describe('a bucket', () => {
  test('is served with types that browsers run, and is found by its address only', async () => {
    const place = await startBucket();
    try {
      Object.assign(process.env, place.env);
      const site = await aSiteAt(place.address, 'lists');
      const id = await site.publish({});
      const response = await fetch(`${place.env.AWS_ENDPOINT_URL_S3}/site/casino/lists/${id}/LiveBets.0123456789.js`);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await site.run('status', '--site', 's3://Not_a_bucket')).toMatchObject({ code: 2 });
      expect(await site.run('status', '--site', 's3://elsewhere')).toEqual({
        code: 1,
        output: 's3://elsewhere: The specified bucket does not exist: elsewhere',
      });
      await site.remove();
    } finally {
      await place.stop();
    }
  });

  test.each(['--ignore-conditions', '--never-match'])('holds no site with %s', async (option) => {
    const server = await startS3Server(option);
    try {
      Object.assign(process.env, server.env);
      await expect(aSiteAt('s3://site/casino')).rejects.toThrow(
        's3://site/casino does not honour conditions of writes',
      );
      expect(await openS3Store('s3://site/casino').list('')).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
