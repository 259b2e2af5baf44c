import { parse } from 'valibot';
import { type DeclaredPages, registrySchema } from '../protocol';
import { composeFiles } from './compose';
import { withDeclaredPages } from './declaredPages';
import { pageRegistry, registerRelease, registryOf } from './registry';
import type { Release } from './release';
import type { ShellPage } from './shellPage';
import { localSiteConfig } from './siteConfig';
import { aPageFamily } from './testing/aPageFamily';

const hash = `sha384-${'0'.repeat(64)}`;
const aPage = { title: 'Prizes & more', description: 'All prizes.', module: 'PrizesPage', owner: 'public' } as const;
const declared: DeclaredPages = {
  format: 1,
  pages: [
    { ...aPage, path: '/prizes', calls: ['games', 'unknown'], menu: 'account', isUnlisted: false },
    { ...aPage, path: '/prizes/:prizeId', title: 'Prize', calls: [], isUnlisted: false },
    { ...aPage, path: '/chat', calls: [], menu: 'account', isUnlisted: false },
  ],
  redirects: { '/old-prizes': '/prizes', '/talk': '/chat' },
};
const release: Release = {
  app: 'lists',
  version: '0.1.0',
  buildId: '0123456789',
  commit: 'unknown',
  contract: 1,
  container: 'tessera_lists_0123456789',
  entry: 'entry.js',
  styles: [],
  exposes: { PrizesPage: { scripts: ['PrizesPage.js'], styles: [] } },
  integrity: { 'entry.js': hash, 'PrizesPage.js': hash },
  pages: declared,
};
const shell: ShellPage = {
  css: '',
  shellCss: '',
  families: [aPageFamily('chat', ['/chat']), aPageFamily('not-found', [])],
  prerendered: { chat: '<ul data-menu="account"><li>Settings</li></ul><ul><li>Log in</li></ul>' },
  notices: '',
  scripts: { earlyFetch: '' },
  template: {
    family: aPageFamily('declared', ['/declared-page'], { modules: ['declared/Page'], calls: ['balance'] }),
    root: '<ul class="a" data-menu="account"></ul><a href="/declared-page?login">Log in</a><div data-module="declared/Page" data-title="{title}"></div>',
    menus: ['games', 'account'],
    item: '<li><a href="/declared-page">{title}</a></li>',
    ownItem: '<li><a href="/declared-page" aria-current="page">{title}</a></li>',
  },
};
const registryWith = (changes: Partial<Release> = {}) =>
  registryOf({ lists: registerRelease({ ...release, ...changes }, 'https://lists.example/') });

const filesOf = (registry = registryWith(), page = shell, warn = jest.fn()) =>
  composeFiles({
    shell: { entry: 'main.js', styles: [], integrity: { 'main.js': hash } },
    registry,
    config: localSiteConfig(3000),
    siteOrigin: 'https://casino.example',
    page: withDeclaredPages(page, registry, warn),
    modules: new Map([['lists/PrizesPage', { css: '', visitor: '<h1>{title}</h1>' }]]),
  });

const prizes = `${filesOf().get('at/prizes.html')}`;

test.each([
  '<title>Prizes &amp; more · Tessera</title>',
  '<meta name="description" content="All prizes.">',
  '<link rel="canonical" href="https://casino.example/prizes">',
  '<h1>Prizes &amp; more</h1>',
  'data-path="/prizes"',
  'href="/prizes?login"',
  'src="https://lists.example/PrizesPage.js"',
  '"id":"games"',
  '"id":"balance"',
])('the page of a declaration has %s', (part) => expect(prizes).toContain(part));

test('every page begins with the items of its menus, also the page itself', () => {
  const item = (current: string) => `<li><a href="/prizes"${current}>Prizes &amp; more</a></li></ul>`;
  expect(prizes).toContain(`data-menu="account">${item(' aria-current="page"')}`);
  expect(filesOf().get('at/prizes/@.html')).toContain(`data-menu="account">${item('')}`);
  expect(filesOf().get('at/chat.html')).toContain(`<li>Settings</li>${item('')}<ul><li>Log in</li></ul>`);
});

test('a page of any name has one file, which search engines are asked not to list', () => {
  expect(filesOf().get('at/prizes/@.html')).toContain('<meta name="robots" content="noindex">');
});

test('the sitemap lists the public pages of remotes', () => {
  expect(filesOf().get('sitemap.xml')).toContain('<loc>https://casino.example/prizes</loc>');
});

test('a former address has the file of the page that it leads to; the shell’s own addresses stay its own', () => {
  const files = filesOf();
  expect(files.get('at/old-prizes.html')).toBe(prizes);
  expect(files.get('at/chat.html')).not.toContain('lists/PrizesPage');
  expect(files.get('at/talk.html')).toBe(files.get('at/chat.html'));
});

test('a page goes with the release that most players run', () => {
  const before = registerRelease({ ...release, pages: undefined }, 'https://lists.example/old/');
  const registry = (percent: number) => ({
    remotes: {
      lists: { live: before, canary: { release: registerRelease(release, 'https://lists.example/'), percent } },
    },
  });
  const pagesOf = (percent: number) => [
    filesOf(registry(percent)).has('at/prizes.html'),
    pageRegistry(registry(percent)).remotes.lists?.pages?.pages.map(({ path }) => path),
  ];
  expect(pagesOf(50)).toEqual([false, undefined]);
  expect(pagesOf(51)).toEqual([true, ['/prizes', '/prizes/:prizeId', '/chat']]);
});

test('pages carry of a declaration only what their router needs', () => {
  const carried = pageRegistry(registryWith()).remotes.lists;
  expect(carried?.pages?.pages[0]).toEqual({
    path: '/prizes',
    title: 'Prizes & more',
    module: 'PrizesPage',
    menu: 'account',
  });
  expect(carried?.live).not.toHaveProperty('pages');
  expect(parse(registrySchema, pageRegistry(registryWith({ pages: undefined }))).remotes.lists).not.toHaveProperty(
    'pages',
  );
});

test.each([
  ['of another format', registryWith({ pages: { format: 2, pages: [], redirects: {} } }), shell, 'format 2'],
  ['below a shell that composes none', registryWith(), { ...shell, template: undefined }, 'the shell composes none'],
])('pages %s are left out, which one line says', (_, registry, page, reason) => {
  const warn = jest.fn();
  const { template, ...older } = page;
  const files = filesOf(registry, template === undefined ? older : { ...older, template }, warn);
  expect(files.has('at/prizes.html')).toBe(false);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(reason)]]);
});
