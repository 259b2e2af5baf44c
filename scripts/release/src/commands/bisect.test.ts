import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fixture } from '../testing/fixtures';
import { aSiteInMemory, type TestSite } from '../testing/testSite';

let site: TestSite;
/** Revision of each promotion, by its release. */
const revisions: Record<string, number> = {};

/** Loads the lists of the page that it is shown, as a browser would, and fails if their script is a broken one. */
const probe = `
const url = process.env.TESSERA_URL;
const page = await (await fetch(url + '/')).text();
const [script] = /http[^" ]*\\/lists\\/[^" ]*LiveBets[^" ]*\\.js/.exec(page);
const text = await (await fetch(script)).text();
process.exit(text.includes('broken') ? 1 : 0);
`;

async function release(fixture: Fixture): Promise<void> {
  site.now = new Date(site.now.getTime() + 60_000);
  const id = await site.publish(fixture);
  const [, revision] = /revision (\d+)/.exec(await site.done('promote', fixture.app ?? 'lists', id)) ?? [];
  revisions[`${fixture.app ?? 'lists'} ${id}`] = Number(revision);
}

const lists = (version: string, text: string): Fixture => ({
  ...{ version, buildId: version.replaceAll('.', 'a').padEnd(10, 'b') },
  scripts: { 'LiveBets.0123456789.js': `/* ${text} ${version} */` },
});

/** Runs a search with an API that nothing calls, so that no provider sandbox is started. */
const bisect = (...args: string[]) => site.run('bisect', '--api', 'http://localhost:9', ...args);

beforeAll(async () => {
  site = await aSiteInMemory('shell', 'lists', 'games');
  await release({ app: 'shell', version: '1.0.0' });
  await release(lists('1.0.0', 'works'));
  await release(lists('1.1.0', 'works'));
  await release({ app: 'games', version: '1.0.0' });
  site.actor = 'Ada Lovelace <ada@lists.example>';
  await release(lists('1.2.0', 'broken'));
  await release({ app: 'games', version: '1.1.0', buildId: 'bbbbbbbbbb' });
  await release({ app: 'shell', version: '1.1.0', buildId: 'bbbbbbbbbb' });
  await release(lists('1.3.0', 'still broken'));
  await writeFile(path.join(site.workingFolder, 'probe.mjs'), probe);
});
afterAll(() => site.remove());

const run = ['--run', 'node probe.mjs'];
const first = () => String(revisions['lists 1.0.0-1a0a0bbbbb']);
const culprit = 'lists 1.2.0-1a2a0bbbbb';

test('names the release that broke the site, who promoted it and the way back, and changes nothing', async () => {
  const before = await site.done('history');
  const { code, output } = await bisect('--good', first(), ...run);
  expect(output).toContain(`Will search 6 changes of live releases, after revision ${first()} up to `);
  expect(output).toContain(
    [
      `${culprit} is the first bad release.`,
      '  version    1.2.0, after 1.1.0-1a1a0bbbbb',
      '  commit     c0ffee0000',
      `  revision   ${revisions[culprit]}, promote at 2026-11-21T12:05:00.000Z by Ada Lovelace <ada@lists.example>`,
      '  roll back  npm run release -- rollback lists 1.1.0-1a1a0bbbbb',
      'Tried 3 states of the site.',
    ].join('\n'),
  );
  expect(code).toBe(0);
  expect(await site.done('history')).toBe(before);
});

test('takes times for revisions', async () => {
  const { output } = await bisect('--good', '2026-11-21T12:02Z', '--bad', '2026-11-21', ...run);
  expect(output).toContain(`${culprit} is the first bad release.`);
});

test('with --dry-run it lists what it would search', async () => {
  const { code, output } = await bisect('--good', first(), '--dry-run', ...run);
  expect(output.split('\n')).toHaveLength(7);
  expect(output).toContain(`  ${revisions[culprit]}  lists 1.2.0-1a2a0bbbbb for everyone`);
  expect(output).not.toContain('Step');
  expect(code).toBe(0);
});

test.each([
  ['exit 1', 'Revision 4 is bad too: no release in between made the difference.'],
  ['exit 0', 'is good too: no release in between made the difference.'],
])('a test that always ends with "%s" blames no release', async (command, reason) => {
  const { code, output } = await bisect('--good', first(), '--run', command);
  expect(output).toContain(reason);
  expect(output).not.toContain('first bad release.');
  expect(code).toBe(1);
});

test('a test that cannot judge leaves the candidates open', async () => {
  const { code, output } = await bisect('--good', first(), '--run', 'exit 125');
  expect(output).toContain('The first bad release is one of these; what could tell them apart was skipped:');
  expect(output.split('skipped:\n')[1]?.split('\n')).toHaveLength(7);
  expect(code).toBe(1);
});

test('a test that is killed ends the search', async () => {
  const { code, output } = await bisect('--good', first(), '--run', 'kill -KILL $$');
  expect(output).toContain('The test was stopped (SIGKILL).');
  expect(output).toContain('Step 1,');
  expect(output).not.toContain('Step 2,');
  expect(code).toBe(1);
});

test('says what to do where nobody can answer', async () => {
  const { code, output } = await bisect('--good', first());
  expect(output).toContain('run it in a terminal, or name a test of each state with --run.');
  expect(output).not.toContain('Step 1');
  expect(code).toBe(2);
});

test('rejects revisions without a change in between, or in the wrong order', async () => {
  const revision = revisions[culprit] ?? 0;
  const published = await bisect('--good', String(revision), '--bad', String(revision + 1));
  expect(published).toMatchObject({ code: 1 });
  expect(published.output).toBe(`No live release changed after revision ${revision} up to ${revision + 1}.`);
  expect(await bisect('--good', '5', '--bad', '4')).toMatchObject({ code: 2 });
  expect(await bisect()).toMatchObject({ code: 2 });
});

test('skips the states of a pruned release, with a note, and names what they leave open', async () => {
  await release({ app: 'games', version: '1.2.0', buildId: 'cccccccccc' });
  site.now = new Date('2027-06-01T00:00:00Z');
  await site.done('prune', 'games');
  const { code, output } = await bisect('--good', first(), ...run);
  expect(output).toContain(`Revision ${revisions[culprit]} is skipped: games 1.0.0-aaaaaaaaaa was pruned.`);
  const named = ['games 1.0.0-aaaaaaaaaa', culprit, 'games 1.1.0-bbbbbbbbbb'];
  expect(output).toContain(named.map((id) => `  ${id} (revision ${revisions[id]})`).join('\n'));
  expect(code).toBe(1);
});

test('a rollback can be the first bad change; the way forward is a promotion', async () => {
  await release(lists('1.4.0', 'works'));
  await site.done('rollback', 'lists');
  const { output } = await bisect('--good', String(revisions['lists 1.4.0-1a4a0bbbbb']), ...run);
  expect(output).toContain('lists 1.3.0-1a3a0bbbbb is the first bad release.');
  expect(output).toContain('rollback at');
  expect(output).toContain('  roll back  npm run release -- promote lists 1.4.0-1a4a0bbbbb');
});
