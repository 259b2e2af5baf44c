import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContentSources, fetchPublicAnswers, readContents } from './contents';
import { localSiteConfig } from './siteConfig';
import { aPageFamily } from './testing/aPageFamily';

const families = [
  aPageFamily('games', ['/games'], { modules: ['games/Lobby'], calls: ['games', 'balance'] }),
  aPageFamily('category', ['/casino/*'], { modules: ['games/Lobby'], calls: ['games', 'balance'] }),
  aPageFamily('bets', ['/bets'], { modules: ['lists/BetsPage'], calls: ['games', 'balance'] }),
];
const place = '<div data-module="games/Lobby" data-props="{&quot;by&quot;:&quot;&lt;A&gt; &amp;amp;&quot;}"></div>';
const prerendered = { games: place };
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Contents of a release with this code as its prerenderer. */
async function contentsOf(code: string, { published = code, answers = { games: [1, 2] } as object } = {}) {
  const live = {
    ...{ version: '1.0.0', buildId: 'a', commit: 'c', contract: 1, container: 'x', entry: 'e.js', exposes: {} },
    ...{ baseUrl: 'https://games.test/', prerenderer: 'p.cjs', integrity: { 'p.cjs': hashOf(published) } },
  };
  const warnings: string[] = [];
  const sources: ContentSources = {
    registry: { remotes: { games: { live } } },
    page: { families, prerendered },
    config: localSiteConfig(3000),
    answers,
    read: async () => Buffer.from(code),
    warn: (message) => warnings.push(message),
  };
  return { contents: await readContents(sources), warnings };
}

test('renders content at the address of each page that has one, from the answers and the props that the shell passes', async () => {
  const { contents, warnings } = await contentsOf(`
    exports.prerender = ({ answers, pages, config }) => ({
      Lobby: { css: '[data-module^="games/"] .a{}', pages: Object.fromEntries(pages.map(({ module, path, props }) => [
        path, { markup: module + ' of ' + config.brand + ' /{release}/a.svg ' + props.by, start: answers.games },
      ])) },
    });`);
  expect(warnings).toEqual([]);
  expect(Object.fromEntries(contents)).toEqual({
    'games/Lobby': {
      css: '[data-module^="games/"] .a{}',
      pages: { '/games': { markup: 'Lobby of Tessera https://games.test/a.svg <A> &amp;', start: [1, 2] } },
    },
  });
});

test.each([
  ['reads a file', `exports.prerender = () => require('node:fs').readFileSync('/etc/hostname', 'utf8');`, 'require'],
  ['reads the environment', 'exports.prerender = () => process.env.PATH;', 'process'],
  ['signals the process that composes', `process.kill(process.ppid, 'SIGUSR1');`, 'process'],
  ['sends a request', `exports.prerender = () => fetch('http://127.0.0.1:9229/json');`, 'fetch'],
  ['opens a socket', `exports.prerender = () => new WebSocket('ws://127.0.0.1:9229');`, 'WebSocket'],
  ['looks for the process in the global object', 'globalThis.process.exit()', 'cannot read property'],
  ['makes a function', `exports.prerender.constructor('return process')().exit();`, 'cannot read property'],
  ['makes a function of a function', `(() => 0).constructor('return process')().exit();`, 'process'],
  ['evaluates in another context', `require('node:vm').runInNewContext('1');`, 'require'],
  ['renders something else', 'exports.prerender = () => ({ Lobby: 1 });', 'Invalid'],
  ['names a module with markup', `exports.prerender = () => ({ 'x"><b': { css: '', pages: {} } });`, 'Invalid'],
  ['renders nothing', 'exports.prerender = () => undefined;', 'nothing'],
  ['has no such export', '', 'not a function'],
  ['throws what is no error', 'throw { get name() { throw 1; }, message: 3 };', 'could not be prerendered'],
  ['replaces how its answer is written', `JSON.stringify = () => '{'; throw new Error('Then it fails.');`, 'Then it'],
])('a prerenderer that %s gives no content, and the reason is told', async (_, code, reason) => {
  const { contents, warnings } = await contentsOf(code);
  expect(contents.size).toBe(0);
  expect(warnings).toEqual([expect.stringContaining('Pages show placeholders of games')]);
  expect(warnings[0]).toContain(reason);
});

const rendering = (markup: string, css = '') =>
  `exports.prerender = () => (${JSON.stringify({ Lobby: { css, pages: { '/games': { markup } } } })});`;
const picture = 'https://provider.test/1.svg';

test('shows buttons, what is not translated, the pictures of the release and those that the provider names', async () => {
  const markup = `<a href="/games/1"><img src="${picture}"/><img src="/{release}/a.svg"/></a><button type="button">Play</button><b translate="no">BTC</b>`;
  const { contents, warnings } = await contentsOf(rendering(markup), { answers: { games: [{ picture }] } });
  expect([contents.size, warnings]).toEqual([1, []]);
});

test('shows pictures that the provider names relative to its API, and names with control characters', async () => {
  const { apiOrigin } = localSiteConfig(3000);
  const markup = `<img src="${apiOrigin}/art/1.svg"/>Bell\u0007`;
  const answers = { games: [{ name: 'Bell\u0007', image: ' art/1.svg ' }] };
  const { contents, warnings } = await contentsOf(rendering(markup), { answers });
  expect([contents.size, warnings]).toEqual([1, []]);
});

test.each([
  ['a link that a browser reads as one elsewhere', '<a href="/\t/evil.test">x</a>', '', 'the address /\t/evil.test'],
  ['a script', '<script>steal()</script>', '', 'the element script'],
  ['a form', '<form><button type="submit">Go</button></form>', '', 'the element form, the type submit'],
  ['a picture without a name', `<img src="${picture}">`, '', `the address ${picture}`],
  [
    'a link that leads away',
    `<a href="https://games.test.evil.test/">x</a>`,
    '',
    'the address https://games.test.evil',
  ],
  ['a rule for the whole page', '<p>x</p>', 'body{display:none}', 'a rule for body'],
])('content with %s is replaced by the placeholder', async (_, markup, css, fault) => {
  const { contents, warnings } = await contentsOf(rendering(markup, css));
  expect(contents.size).toBe(0);
  expect(warnings).toEqual([
    expect.stringContaining(`Pages show the placeholder of games/Lobby, whose content has ${fault}`),
  ]);
});

test('does not run a prerenderer that differs from the published one', async () => {
  const { contents, warnings } = await contentsOf('exports.prerender = () => ({});', { published: 'other' });
  expect([contents.size, warnings]).toEqual([0, [expect.stringContaining('is not what was published')]]);
});

test('without answers there is no content, and the prerenderer does not run', async () => {
  expect(await contentsOf('throw new Error("It ran.")', { answers: {} })).toEqual({
    contents: new Map(),
    warnings: [],
  });
});

test('sends the provider only public calls, and leaves out failed ones', async () => {
  const asked: unknown[] = [];
  let isUp = true;
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(isUp ? 200 : 503).end('{"games":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = () => fetchPublicAnswers(families, { ...localSiteConfig(3000), apiOrigin });
  expect(await answers()).toEqual({ games: { games: {} } });
  isUp = false;
  expect(await answers()).toEqual({});
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(new Set(asked)).toEqual(new Set(['/wallet-service/api/games']));
});
