import type { EarlyFetch } from '@tessera/shared-contracts/api';
import type { RegisteredRemote, Registry } from '../protocol';
import { composePages } from './compose';
import type { PageFamily } from './pageFamilies';
import { registerRelease, registryOf } from './registry';
import type { Release } from './release';
import type { ShellPage } from './shellPage';
import { localSiteConfig } from './siteConfig';
import { aPageFamily } from './testing/aPageFamily';

const release = (overrides: Partial<Release>): Release => ({
  app: 'lists',
  version: '1.2.3',
  buildId: 'abcdef0123',
  commit: 'c0ffee',
  contract: 1,
  entry: 'entry.0123456789.js',
  styles: [],
  exposes: {},
  integrity: {},
  ...overrides,
});

const pageOf = (families: PageFamily[], css = ''): ShellPage => ({
  css,
  shellCss: '',
  families,
  prerendered: {},
  notices: '<div id="page-script-notice" hidden><img src="/{shell}/logo.svg"></div>',
  scripts: { earlyFetch: 'earlyFetch()' },
});

const hash = `sha384-${'a'.repeat(64)}`;
const entry = 'entry.0123456789.js';
const lists = release({
  container: 'tessera_lists_abcdef0123',
  integrity: {
    [entry]: hash,
    'LiveBets.1.js': hash,
    'shared.2.js': hash,
    'BetsPage.3.js': hash,
    'New.js': hash,
  },
  exposes: {
    LiveBets: { scripts: ['LiveBets.1.js', 'shared.2.js'], styles: [] },
    BetsPage: { scripts: ['BetsPage.3.js'], styles: [] },
  },
});
const registry = registryOf({ lists: registerRelease(lists, 'http://127.0.0.1:3004/') });

const pages = composePages({
  shell: release({ app: 'shell', entry: 'main.9876543210.js', styles: ['main.1.css'] }),
  registry,
  config: localSiteConfig(3000),
  page: {
    ...pageOf([
      aPageFamily('home', ['/'], {
        modules: ['lists/LiveBets'],
        playerModules: ['lists/BetsPage'],
        calls: ['games', 'balance'],
      }),
      aPageFamily('not-found', []),
    ]),
    prerendered: { home: '<p>{brand}</p>' },
  },
});

test('composes one page for each family', () => {
  expect([...pages.keys()]).toEqual(['home', 'not-found']);
});

test('inlines the registry, so that no address is requested', () => {
  expect(pages.get('not-found')).toContain('"baseUrl":"http://127.0.0.1:3004/"');
});

test('a page carries no more of a release than its own script uses', () => {
  const text = /id="tessera-registry">([^<]*)</.exec(pages.get('home') ?? '')?.[1] ?? '';
  const { live } = (JSON.parse(text) as Registry).remotes.lists as RegisteredRemote;
  expect(live).toMatchObject({ entry, integrity: { [entry]: hash } });
  expect(live).not.toHaveProperty('exposes');
});

test('requests entry and chunks of the modules that the family shows, and of no others', () => {
  const scripts = (id: string) => pages.get(id)?.match(/(?<=<script async src=")[^"]+/g);
  expect(scripts('home')).toEqual([
    'http://127.0.0.1:3004/entry.0123456789.js',
    'http://127.0.0.1:3004/LiveBets.1.js',
    'http://127.0.0.1:3004/shared.2.js',
  ]);
  expect(scripts('not-found')).toBeNull();
});

test('lists in the page what its head requests: the scripts only players need, and the first reads', () => {
  const text = /id="tessera-early-fetch">([^<]*)</.exec(pages.get('home') ?? '')?.[1] ?? '';
  const { playerScripts, calls } = JSON.parse(text) as EarlyFetch;
  expect(playerScripts.map(({ href }) => href)).toEqual([
    'http://127.0.0.1:3004/entry.0123456789.js',
    'http://127.0.0.1:3004/BetsPage.3.js',
  ]);
  expect(calls).toEqual([
    { id: 'games', method: 'GET', path: '/wallet-service/api/games', hasBearer: false },
    { id: 'balance', method: 'GET', path: '/wallet-service/api/wallet/{userId}/balance', hasBearer: true },
  ]);
  expect(pages.get('home')).toMatch(/id="tessera-early-fetch">.*<script>earlyFetch\(\)<\/script>/s);
});

test.each([
  [['transactions-page'], ['/wallet-service/api/wallet/{userId}/transactions?limit=100']],
  [[], []],
])('with the extensions %j the head requests %j, and never the whole history', (providerExtensions, paths) => {
  const page = composePages({
    shell: { entry: 'main.js', styles: [], integrity: {} },
    registry,
    config: { ...localSiteConfig(3000), providerExtensions },
    page: pageOf([aPageFamily('transactions', ['/transactions'], { calls: ['transactions'] })]),
  }).get('transactions');
  const text = /id="tessera-early-fetch">([^<]*)</.exec(page ?? '')?.[1] ?? '';
  expect((JSON.parse(text) as EarlyFetch).calls.map(({ path }) => path)).toEqual(paths);
});

test('prerenders the page into the root and puts the notices after it', () => {
  expect(pages.get('home')).toContain(
    '<div id="root" data-path="/"><p>Tessera</p></div>\n<div id="page-script-notice" hidden><img src="/logo.svg"></div>\n</body>',
  );
});

test('a page with content is painted as a whole, one without in parts', () => {
  const whole = '<link rel="expect" href="#page-script-notice" blocking="render">';
  expect(pages.get('home')).not.toContain(whole);
  const content = { css: '', pages: { '/': { markup: 'Keno', start: [1] } } };
  const composed = composePages({
    shell: { entry: 'main.js', styles: [], integrity: {} },
    registry,
    config: localSiteConfig(3000),
    page: {
      ...pageOf([aPageFamily('home', ['/'], { modules: ['games/GamesList'] })]),
      prerendered: { home: '<div data-module="games/GamesList"></div>' },
    },
    contents: new Map([['games/GamesList', content]]),
  });
  expect(composed.get('home')).toContain(whole);
});

test('leaves out a remote that has no release', () => {
  expect(pages.get('home')).toContain('/main.9876543210.js');
});

test('rejects a registry that the page could not read', () => {
  expect(() =>
    registryOf({ lists: { ...registerRelease(lists, 'http://x.test/'), container: 'not-a-name!' } }),
  ).toThrow();
});

describe('a shell in a separate folder', () => {
  const shellUrl = 'https://site.example/shell/1.0.0-a/';
  const page = composePages({
    shell: { entry: 'main.js', styles: ['main.css'], integrity: { 'main.js': hash } },
    shellUrl,
    registry: registryOf({
      lists: registerRelease({ ...lists, integrity: { [entry]: hash, 'shared.2.js': hash } }, 'https://lists.example/'),
    }),
    config: localSiteConfig(3000),
    page: pageOf([aPageFamily('home', ['/'], { modules: ['lists/LiveBets'] })], '@font-face{src:url(/fonts/a.woff2)}'),
    policy: { shellSource: shellUrl },
  }).get('home');

  test('is loaded from its address, with its hash', () => {
    expect(page).toContain(
      `<script defer src="${shellUrl}main.js" fetchpriority="high" crossorigin="anonymous" integrity="${hash}">`,
    );
    expect(page).toContain(`<link rel="stylesheet" href="${shellUrl}main.css">`);
    expect(page).toContain(`url(${shellUrl}fonts/a.woff2)`);
    expect(page).toContain(`href="${shellUrl}favicon.svg"`);
  });

  test('requests scripts of remotes with their hash, and omits scripts without one', () => {
    expect(page).toContain(`src="https://lists.example/shared.2.js" crossorigin="anonymous" integrity="${hash}">`);
    expect(page).not.toContain('LiveBets.1.js');
  });

  test('puts its policy before anything that the policy governs', () => {
    expect(page?.indexOf('Content-Security-Policy')).toBeLessThan(page?.indexOf('<link') ?? 0);
  });
});

test('requests the canary once most players run it', () => {
  const canary = { ...lists, exposes: { LiveBets: { scripts: ['New.js'], styles: [] } } };
  const hinted = (percent: number) =>
    composePages({
      shell: { entry: 'main.js', styles: [], integrity: {} },
      registry: {
        remotes: {
          lists: {
            live: registerRelease(lists, 'https://lists.example/old/'),
            canary: { release: registerRelease(canary, 'https://lists.example/new/'), percent },
          },
        },
      },
      config: localSiteConfig(3000),
      page: pageOf([aPageFamily('home', ['/'], { modules: ['lists/LiveBets'] })]),
    })
      .get('home')
      ?.includes('src="https://lists.example/new/New.js"');
  expect([50, 51].map(hinted)).toEqual([false, true]);
});
