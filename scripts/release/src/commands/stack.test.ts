import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aSourceMap } from '../testing/fixtures';
import { aSiteInMemory, type TestSite } from '../testing/testSite';

const origin = 'http://127.0.0.1:4330';
const script = 'LiveBets.0123456789.js';
/** Line 2 of the script: from column 3 on `Bets.tsx:12:7`, from column 11 on `showBet` at `Bets.tsx:20:1`. */
const mappings = ';EAWM,QAQNA';
const aMap = (changes: object = {}) =>
  aSourceMap({ sources: ['mfe-lists/./src/Bets.tsx'], names: ['showBet'], mappings, ...changes });

let site: TestSite;
beforeEach(async () => {
  site = await aSiteInMemory('lists', 'shell');
});
afterEach(() => site.remove());

/** Resolves a stack with frames in a SCRIPT of a release of lists. */
async function resolve(stack: string, maps: Readonly<Record<string, string>> = { [script]: aMap() }): Promise<string> {
  const id = await site.publish({ maps });
  site.input = stack.replaceAll('SCRIPT', `${origin}/lists/${id}/${script}`);
  return site.done('stack');
}

test('shows file, line, column, name and release of each frame, whichever app and browser', async () => {
  const lists = await site.publish({ maps: { [script]: aMap() } });
  const shell = await site.publish({
    app: 'shell',
    maps: { 'main.0123456789.js': aMap({ sources: ['host-shell/../shared-contracts/src/on.ts'] }) },
  });
  await site.done('promote', 'shell');
  await site.done('promote', 'lists');
  site.input = [
    'TypeError: x is undefined',
    `    at r (${origin}/lists/${lists}/${script}:2:11)`,
    `    at ${origin}/lists/${lists}/${script}:2:4`,
    `t@${origin}/shell/${shell}/main.0123456789.js:2:99`,
    'map@[native code]',
    '',
  ].join('\r\n');
  expect((await site.done('stack')).split('\n')).toEqual([
    'TypeError: x is undefined',
    `    at mfe-lists/src/Bets.tsx:20:1 showBet  lists ${lists}`,
    `    at mfe-lists/src/Bets.tsx:12:7  lists ${lists}`,
    `    at shared-contracts/src/on.ts:20:1 showBet  shell ${shell}`,
    'map@[native code]',
  ]);
});

test('resolves frames of a release that no player gets, from a file', async () => {
  const live = await site.publish({});
  await site.done('promote', 'lists', live);
  const id = await site.publish({ buildId: 'bbbbbbbbbb', maps: { [script]: aMap() } });
  await writeFile(path.join(site.workingFolder, 'stack.txt'), `r@${origin}/lists/${id}/${script}:2:11\n`);
  expect(await site.done('stack', 'stack.txt')).toBe(`    at mfe-lists/src/Bets.tsx:20:1 showBet  lists ${id}`);
});

test.each<[string, string, string]>([
  ['another origin', `r@https://evil.example/lists/1.0.0-aaaaaaaaaa/${script}:2:11`, 'no address of a release'],
  ['a page of the site', `r@${origin}/bets:2:11`, 'no address of a release of this site'],
  ['an app of no site', `r@${origin}/nothing/1.0.0-aaaaaaaaaa/${script}:2:11`, 'no address of a release'],
  [
    'a release that was pruned',
    `r@${origin}/lists/0.9.0-aaaaaaaaaa/${script}:2:11`,
    'the site has no release lists 0.9.0-aaaaaaaaaa',
  ],
  ['a property of every object', `r@${origin}/lists/constructor/${script}:2:11`, 'no release lists constructor'],
  ['a path that leads out', `r@${origin}/lists/../../etc/passwd:2:11`, 'no address of a release of this site'],
  ['an escaped path that leads out', `r@${origin}/lists/%2e%2e%2f%2e%2e/a:2:11`, 'no release lists %2e%2e%2f%2e%2e'],
  ['no URL', 'r@http://[x]/a.js:2:11', 'Invalid URL'],
  ['a script of no release', 'r@SCRIPT.js:2:11', 'has no source map of LiveBets.0123456789.js.js'],
  ['line 0 of such a script', 'r@SCRIPT.js:0:11', 'has no source map of'],
  ['a file outside of the release', 'r@SCRIPT/..%2f..%2f..%2fsite.json:2:11', 'has no source map of'],
  ['a position before the first segment', 'r@SCRIPT:2:1', 'has nothing for this position'],
  ['a line that the script lacks', 'r@SCRIPT:99:1', 'has nothing for this position'],
  ['line 0', 'r@SCRIPT:0:11', 'has nothing for this position'],
  ['column 0', 'r@SCRIPT:2:0', 'has nothing for this position'],
  ['a huge position', `r@SCRIPT:${'9'.repeat(400)}:1`, 'has nothing for this position'],
])('leaves a frame with %s as it is, with the reason, and goes on', async (_, frame, reason) => {
  const [first, second] = (await resolve(`${frame}\nr@SCRIPT:2:11`)).split('\n');
  expect(first).toMatch(/^r@http.* \(.*\)$/);
  expect(first).toContain(reason);
  expect(second).toContain('at mfe-lists/src/Bets.tsx:20:1 showBet');
});

test.each([
  ['is malformed', '{', /\.maps\/LiveBets.* cannot be read: .*JSON/],
  ['is of another format', aMap({ version: 2 }), /cannot be read: Invalid type: Expected 3/],
  ['names a source that it does not list', aMap({ sources: [] }), /has nothing for this position/],
])('leaves a frame as it is when the source map %s', async (_, map, reason) => {
  expect(await resolve('r@SCRIPT:2:11', { [script]: map })).toMatch(reason);
});

test('leaves frames as they are when the source map or the manifest was altered since it was published', async () => {
  const id = await site.publish({ maps: { [script]: aMap() } });
  site.input = `r@${origin}/lists/${id}/${script}:2:11`;
  const { store } = await site.site();
  for (const file of [`.maps/${script}.map`, 'release.json']) {
    const key = `lists/${id}/${file}`;
    const { version = '' } = (await store.read(key)) ?? {};
    await store.write(key, aMap({ names: ['other'] }), { ifVersion: version });
    expect(await site.done('stack')).toMatch(/LiveBets\.0123456789\.js:2:11 {2}\(.* is altered.*\)$/);
  }
});

test('prints no control characters of a stack or a source map', async () => {
  const map = aMap({ sources: ['a\u001b[31m\nb.ts'], names: ['\u009b2Jx\r'] });
  expect(await resolve('a\u001b[2Jb\rc\nr@SCRIPT:2:11', { [script]: map })).toMatch(
    /^a\[2Jbc\n {4}at a\[31mb\.ts:20:1 2Jx {2}lists \S+$/,
  );
});

test.each([
  ['nothing', '', 'There is no frame in the stack'],
  ['a message alone', 'TypeError: x', 'There is no frame in the stack'],
])('refuses %s', async (_, input, reason) => {
  site.input = input;
  expect(await site.run('stack')).toEqual({ code: 1, output: expect.stringContaining(reason) });
});

test('refuses a file that does not exist, and a site by its URL', async () => {
  expect(await site.run('stack', 'none.txt')).toEqual({
    code: 1,
    output: expect.stringContaining('The stack cannot be read: ENOENT'),
  });
  const at = ['--site', `${origin}/registry.json`];
  expect(await site.run('stack', ...at)).toEqual({ code: 1, output: expect.stringContaining('need the site') });
});
