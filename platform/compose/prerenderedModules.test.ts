import { createHash } from 'node:crypto';
import { registeredReleaseSchema } from '../protocol';
import { parsePrerendered, readPrerendered, withModules } from './prerenderedModules';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const text = JSON.stringify({ Lobby: { css: 'a{background:url(/{release}/a.png)}', visitor: '<h1>{title}</h1>' } });
const release = { prerendered: 'p.json', integrity: { 'p.json': hashOf(text) }, baseUrl: 'https://games.test/1/' };

test('refers to the files of the release by their URL', () => {
  expect(parsePrerendered(release, Buffer.from(text))?.Lobby?.css).toBe(
    'a{background:url(https://games.test/1/a.png)}',
  );
});

test.each([
  ['is altered', release, `${text} `],
  ['has no hash', { ...release, integrity: {} }, text],
  ['is not a file of the release', { ...release, prerendered: undefined }, text],
])('ignores a file that %s', (_, vouching, content) => {
  const { prerendered, ...rest } = vouching;
  const described = { ...rest, ...(prerendered !== undefined && { prerendered }) };
  expect(parsePrerendered(described, Buffer.from(content))).toBeUndefined();
});

test.each([
  ['names a module with markup', JSON.stringify({ 'A"><script>steal()</script>': { css: '', visitor: '' } })],
  ['is no JSON', '{'],
  ['has another shape', '{"Lobby":1}'],
])('rejects a file that %s', (_, content) => {
  const integrity = { 'p.json': hashOf(content) };
  expect(parsePrerendered({ ...release, integrity }, Buffer.from(content))).toBeUndefined();
});

test('reads the release that most players run, and leaves out a file that cannot be read', async () => {
  const described = {
    version: '1.0.0',
    buildId: 'a',
    commit: 'c',
    contract: 1,
    container: 'x',
    entry: 'e.js',
    exposes: {},
  };
  const canary = { release: { ...described, ...release }, percent: 60 };
  const registry = {
    remotes: {
      games: { live: { ...described, ...release, prerendered: 'old.json' }, canary },
      lists: { live: { ...described, ...release } },
    },
  };
  const read = async (remote: string, _: unknown, file: string) => {
    if (remote === 'lists' || file === 'old.json') throw new Error('It is not there.');
    return Buffer.from(text);
  };
  expect([...(await readPrerendered(registry, read)).keys()]).toEqual(['games/Lobby']);
});

test('the registry in pages omits prerendered markup', () => {
  expect(Object.keys(registeredReleaseSchema.entries)).not.toContain('prerendered');
});

describe('a page', () => {
  const lobby = { css: '.lobby{}', visitor: '<h1>{title}</h1>' };
  const wallet = { css: '.wallet{}', visitor: '<p>for visitors</p>', player: '<p>for players</p>' };
  const bets = { css: '.bets{}', visitor: '<h1>Bets</h1>' };
  const place = (module: string, title = '') => `<div data-module="${module}" data-title="${title}" class="x"></div>`;
  const root = `<main>${place('games/Lobby', 'Tom &amp; $&amp;')}${place('games/New')}</main>${place('wallet/HeaderWallet')}`;
  const modules = new Map(
    Object.entries({ 'games/Lobby': lobby, 'wallet/HeaderWallet': wallet, 'lists/BetsPage': bets }),
  );
  const page = withModules(root, modules);

  test('shows modules in their places, with its own title', () => {
    expect(page.root).toContain('class="x"><h1>Tom &amp; $&amp;</h1></div>');
  });

  test('has what visitors and what players see of a module, where that differs', () => {
    const both =
      '<div data-session="visitor"><p>for visitors</p></div><div data-session="player"><p>for players</p></div>';
    expect(page.root).toContain(`class="x">${both}</div>`);
  });

  test('leaves the place of a module without prerendered markup empty', () => {
    expect(page.root).toContain(place('games/New'));
  });

  test('omits modules that it does not start with', () => {
    expect(page.styles).toEqual(['.lobby{}', '.wallet{}']);
  });

  test('shows content in a place where the page has some, and tells its start', () => {
    const contents = new Map([
      ['games/Lobby', { css: '.tiles{}', pages: { '/games': { markup: '<a href="/game/Dice">Dice</a>', start: 1 } } }],
    ]);
    const modules = new Map([['games/Lobby', lobby]]);
    const games = withModules(root, modules, contents, '/games');
    expect(games.root).toContain('class="x" data-has-content><a href="/game/Dice">Dice</a></div>');
    expect([games.styles, games.starts]).toEqual([['.tiles{}'], { 'games/Lobby': 1 }]);
    expect(withModules(root, modules, contents, '/')).toMatchObject({ styles: ['.lobby{}'], starts: {} });
  });
});
