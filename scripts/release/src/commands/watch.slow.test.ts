import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startClockedSandbox } from '../../../../provider-sandbox/src/testing/clockedSandbox';
import { historyKey } from '../site/history';
import { updateText } from '../site/objectStore';
import { releasesOf } from '../site/siteRegistry';
import { reportTraffic, type Traffic } from '../testing/reportTraffic';
import { aSiteInMemory, type TestSite } from '../testing/testSite';

let sandbox: Awaited<ReturnType<typeof startClockedSandbox>>;
let site: TestSite;
let live: string;
let canary: string;

beforeAll(async () => {
  // The receiver and the commands have one clock, which waiting moves.
  sandbox = await startClockedSandbox(() => site?.now ?? new Date());
});
afterAll(() => sandbox?.stop());

let count = 0;
/** A site with a live release of lists and a newer one. Each has its own releases, since all use one receiver. */
beforeEach(async () => {
  site = await aSiteInMemory('lists', 'shell');
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  count += 1;
  live = await site.publish({ version: `1.${count}.0` });
  await site.done('promote', 'lists', live);
  site.now = new Date(site.now.getTime() + 1);
  canary = await site.publish({ version: `2.${count}.0`, buildId: 'bbbbbbbbbb' });
});
afterEach(() => site.remove());

/** Reports sessions of a release as pages do. */
const report = (release: string, cohort: Traffic['cohort'], traffic: Omit<Traffic, 'release' | 'cohort'>) =>
  reportTraffic(sandbox.url, { release, cohort, ...traffic });

const watch = (...options: string[]) =>
  site.run('promote', 'lists', '--watch', '10m', '--telemetry', `${sandbox.url}/__sandbox/telemetry`, ...options);
const roles = async () => {
  const { live, canary } = releasesOf(await (await site.site()).registry(), 'lists');
  return [live?.id, canary && [canary.release.id, canary.percent]];
};
/** Eighty sessions, of which the canary has its share. */
async function visit(ofCanary: Partial<Traffic> = {}, ofLive: Partial<Traffic> = {}): Promise<void> {
  const [, shared] = await roles();
  const sessions = (80 * Number(shared?.[1] ?? 0)) / 100;
  await report(live, 'live', { sessions: 80 - sessions, ...ofLive });
  await report(canary, 'canary', { sessions, ...ofCanary });
}
const lastChange = async () => (await (await site.site()).history()).at(-1);

test('a healthy release reaches everyone in growing shares', async () => {
  site.whileWaiting = () =>
    visit({ lcp: (session) => 880 + 10 * session }, { failed: 1, lcp: (session) => 900 + 10 * session });
  const { code, output } = await watch('--yes');
  expect(code).toBe(0);
  expect(await roles()).toEqual([canary, undefined]);
  const history = await (await site.site()).history();
  expect(history.filter(({ release }) => release === canary).map(({ command, percent }) => [command, percent])).toEqual(
    [
      ['publish', undefined],
      ['promote', 10],
      ['promote', 20],
      ['promote', 40],
      ['promote', 80],
      ['promote', undefined],
    ],
  );
  expect(output).toMatch(/10 %: 0 of \d+ sessions \(0.0 %\) failed; live: .* no worse/);
});

test('a release that fails for one player in twenty is taken back, with the reason in the history', async () => {
  site.whileWaiting = async () => {
    await report(live, 'live', { sessions: 180 });
    await report(canary, 'canary', { sessions: 20, failed: 1 });
  };
  const { code, output } = await watch();
  expect(code).toBe(1);
  expect(await roles()).toEqual([live, undefined]);
  expect(output).toContain('was taken back, since it is worse');
  expect(await lastChange()).toMatchObject({
    command: 'rollback',
    summary: expect.stringMatching(
      new RegExp(
        `^lists ${canary} for no player, since it is worse than the live release: \\d+ of \\d+ sessions \\(5.0 %\\) failed, 0 of \\d+`,
      ),
    ),
  });
});

test('a slow release is taken back', async () => {
  site.whileWaiting = async () => {
    await report(live, 'live', { sessions: 45, lcp: (session) => 900 + 10 * session });
    await report(canary, 'canary', { sessions: 5, lcp: (session) => 1_800 + 10 * session });
  };
  expect((await watch()).code).toBe(1);
  expect(await roles()).toEqual([live, undefined]);
  expect((await lastChange())?.summary).toMatch(
    /worse than the live release: LCP, warm 18\d\d ms instead of 1[23]\d\d ms \(75th percentile\)/,
  );
});

test('a release that nobody visits is taken back at the end of the time', async () => {
  site.whileWaiting = () => report(live, 'live', { sessions: 1 });
  expect((await watch()).code).toBe(1);
  expect(await roles()).toEqual([live, undefined]);
  expect((await lastChange())?.summary).toContain(
    `lists ${canary} for no player, since the time was over without a verdict: too few sessions: 0 of the release and`,
  );
});

test('with --keep it stays at its share', async () => {
  site.whileWaiting = () => report(live, 'live', { sessions: 1 });
  const { code, output } = await watch('--keep');
  expect(code).toBe(1);
  expect(await roles()).toEqual([live, [canary, 10]]);
  expect(output).toContain('stays at 10 % of players, although the time was over without a verdict: too few sessions');
  expect(output).toContain('The same command goes on with it.');
});

test('killed in the middle, the next command goes on from the share that was reached', async () => {
  site.whileWaiting = async () => {
    await visit();
    if ((await roles())[1]?.[1] === 40) throw new Error('killed');
  };
  await watch();
  expect(await roles()).toEqual([live, [canary, 40]]);
  site.whileWaiting = visit;
  const { code, output } = await watch('--yes');
  expect(code).toBe(0);
  expect(await roles()).toEqual([canary, undefined]);
  expect(output).not.toContain('20 % of players');
});

test('a canary that somebody else takes back is no longer watched', async () => {
  site.whileWaiting = async () => {
    site.whileWaiting = async () => undefined;
    await site.done('rollback', 'lists');
  };
  const { code, output } = await watch();
  expect(code).toBe(1);
  expect(output).toContain(`lists ${canary} is no longer the canary`);
  expect((await lastChange())?.summary).not.toContain('worse');
});

test('without a receiver no player gets the release', async () => {
  const { code, output } = await site.run('promote', 'lists', '--watch', '10m', '--telemetry', 'http://127.0.0.1:9/');
  expect(code).toBe(1);
  expect(output).toContain('does not say how lists does');
  expect(await roles()).toEqual([live, undefined]);
});

test('a receiver that is away for a while delays the verdict', async () => {
  let looks = 0;
  site.whileWaiting = async () => {
    looks += 1;
    await visit();
  };
  const real = globalThis.fetch;
  const away = jest.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    const isRead = String(request[0]).includes('/__sandbox/telemetry');
    if (isRead && looks >= 2 && looks < 5) return Promise.reject(new TypeError('fetch failed'));
    return real(...request);
  });
  const { output } = await watch();
  away.mockRestore();
  expect(await roles()).toEqual([live, [canary, 40]]);
  expect(output).toContain('The reports cannot be read now');
});

test('a release whose pages report nothing is taken back when it should have been seen', async () => {
  site.whileWaiting = () => report(live, 'live', { sessions: 40 });
  expect((await watch()).code).toBe(1);
  expect(await roles()).toEqual([live, undefined]);
  expect((await lastChange())?.summary).toContain('0 of 200 sessions run it, although 10 % of players get it');
});

test('a release that was taken back is not promoted again by the same command', async () => {
  site.whileWaiting = async () => {
    await report(live, 'live', { sessions: 180 });
    await report(canary, 'canary', { sessions: 20, failed: 10 });
  };
  await watch();
  const { code, output } = await watch();
  expect([code, await roles()]).toEqual([1, [live, undefined]]);
  expect(output).toContain('To try it again all the same');
});

type Change = readonly [command: string, of: 'canary' | 'other' | 'newest', percent?: number];
const given: Change = ['promote', 'canary', 10];
const withdrawn: Change = ['rollback', 'newest'];

test.each<[string, readonly Change[]]>([
  ['was taken back by a person', [given, withdrawn]],
  ['was taken back before another one went live', [given, withdrawn, ['promote', 'other']]],
  ['made room for another canary', [given, ['promote', 'other', 10]]],
  ['was live and rolled back', [['promote', 'canary'], withdrawn]],
])('a release that %s is not promoted again by the same command', async (_, changes) => {
  const other = await site.publish({ version: `3.${count}.0`, buildId: 'cccccccccc' });
  for (const [command, of, percent] of changes) {
    const version = { canary: [canary], other: [other], newest: [] }[of];
    await site.done(command, 'lists', ...version, ...(percent === undefined ? [] : ['--percent', `${percent}`]));
  }
  const before = await roles();
  const { code, output } = await watch(canary);
  expect([code, await roles()]).toEqual([1, before]);
  expect(output).toContain(`Players no longer get lists ${canary}`);
  await site.done('promote', 'lists', canary, '--percent', '10');
  expect((await watch(canary)).output).toContain('too few sessions');
});

test('an old history says which release was taken back', async () => {
  await site.done('promote', 'lists', canary, '--percent', '10');
  await site.done('rollback', 'lists');
  await updateText((await site.site()).store, historyKey, (text) => text.replace(/"ended":\[.*?\],?/g, ''));
  expect((await lastChange())?.ended).toBeUndefined();
  expect((await watch()).output).toContain(`Players no longer get lists ${canary}`);
});

/** Takes the canary back at a moment at which the command has read the reports and not decided yet. */
function takeBackDuring(isMoment: () => boolean) {
  const real = globalThis.fetch;
  let isTakenBack = false;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await real(...request);
    if (!isTakenBack && isMoment() && String(request[0]).includes('/__sandbox/')) {
      isTakenBack = true;
      await site.done('rollback', 'lists');
    }
    return answer;
  });
}

test('a release that somebody takes back while it is promoted further stays taken back', async () => {
  let looks = 0;
  // The look that would promote it further.
  const during = takeBackDuring(() => looks === 10);
  site.whileWaiting = async () => {
    await visit();
    if ((await roles())[1]?.[1] === 20) looks += 1;
  };
  const { code, output } = await watch();
  during.mockRestore();
  expect([looks, code, await roles()]).toEqual([10, 1, [live, undefined]]);
  expect(output).toContain(`lists ${canary} is no longer the canary`);
});

test('a release that somebody takes back while it turns out to be worse is not said to be taken back for that', async () => {
  let isVisited = false;
  const during = takeBackDuring(() => isVisited);
  site.whileWaiting = async () => {
    site.whileWaiting = async () => undefined;
    await report(live, 'live', { sessions: 180 });
    await report(canary, 'canary', { sessions: 20, failed: 20 });
    isVisited = true;
  };
  const { code, output } = await watch();
  during.mockRestore();
  expect([code, await roles()]).toEqual([1, [live, undefined]]);
  expect(output).toMatch(/10 %: 20 of 20 sessions .* worse/);
  expect(output).toContain(`lists ${canary} is no longer the canary`);
});

test('another release that goes live meanwhile begins a new comparison', async () => {
  const other = await site.publish({ version: `3.${count}.0`, buildId: 'cccccccccc' });
  let current = live;
  let looks = 0;
  site.whileWaiting = async () => {
    looks += 1;
    if (looks === 10) {
      await site.done('promote', 'lists', other);
      current = other;
    }
    // The older live release failed often; compared with it, the canary would look well.
    await report(current, 'live', { sessions: 90, failed: current === live ? 10 : 0 });
    await report(canary, 'canary', { sessions: 10, failed: 1 });
  };
  const { code } = await site.run(
    ...['promote', 'lists', canary, '--watch', '10m', '--telemetry', `${sandbox.url}/__sandbox/telemetry`],
  );
  expect([code, await roles()]).toEqual([1, [other, undefined]]);
});

test('a person decides on more players than the site lets reports decide on', async () => {
  site.whileWaiting = () => visit();
  const first = await watch();
  expect([first.code, await roles()]).toEqual([1, [live, [canary, 40]]]);
  expect(first.output).toContain('a person decides on more than 50 %');
  const again = await watch();
  expect([again.code, await roles()]).toEqual([1, [live, [canary, 40]]]);
  expect((await watch('--yes')).code).toBe(0);
  expect(await roles()).toEqual([canary, undefined]);
});

test('many more reports of the canary than players get it decide nothing, for the next command either', async () => {
  site.whileWaiting = () => visit({ sessions: 60 }, { sessions: 60 });
  for (let command = 0; command < 2; command += 1) {
    const { code, output } = await watch('--keep');
    expect([code, await roles()]).toEqual([1, [live, [canary, 10]]]);
    expect(output).toMatch(/unknown: \d+ of \d+ sessions run it, although only 10 % of players get it/);
  }
});

test('a live release that suddenly fails decides nothing', async () => {
  await report(live, 'live', { sessions: 100 });
  site.now = new Date(site.now.getTime() + 60_000);
  site.whileWaiting = () => visit({ failed: 2 }, { failed: 20 });
  const { code, output } = await watch('--keep');
  expect([code, await roles()]).toEqual([1, [live, [canary, 10]]]);
  expect(output).toMatch(/of the live release failed, 0 of 100 sessions \(0.0 %\) in the day before/);
});

test.each(['0', '100'])('--percent %s cannot be watched', async (percent) => {
  const { code } = await site.run('promote', 'lists', '--watch', '10m', '--percent', percent);
  expect([code, await roles()]).toEqual([2, [live, undefined]]);
});

test('a change before the last one is refused: a clock is wrong', async () => {
  const real = site.now;
  site.now = new Date(real.getTime() + 600_000);
  await site.done('promote', 'lists', canary, '--percent', '5');
  site.now = real;
  const { code, output } = await site.run('rollback', 'lists');
  expect([code, output]).toEqual([1, expect.stringContaining('Set the clock of this machine')]);
  expect(await roles()).toEqual([live, [canary, 5]]);
});

test('a receiver with another time is not watched by', async () => {
  const later = new Date(site.now.getTime() + 600_000).toISOString();
  const receiver = createServer((_, response) => response.end(JSON.stringify({ points: [], events: [], now: later })));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const { code, output } = await watch('--telemetry', `http://127.0.0.1:${port}/`);
  receiver.close();
  expect([code, output]).toEqual([1, expect.stringContaining(`The receiver of reports says ${later}`)]);
  expect(await roles()).toEqual([live, undefined]);
});
