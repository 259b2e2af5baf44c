/** @jest-environment node */
import type { Release } from '../build/release';
import { composePages } from './compose';
import { familyOf } from './pageFamilies';
import { registerRelease, registryOf } from './registry';
import { localSiteConfig } from './siteConfig';

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

const lists = release({
  container: 'tessera_lists_abcdef0123',
  exposes: { LiveBets: { scripts: ['LiveBets.1.js', 'shared.2.js'], styles: [] } },
});
const registry = registryOf({ lists: registerRelease(lists, 'http://127.0.0.1:3004/') });

const pages = composePages({
  shell: release({ app: 'shell', entry: 'main.9876543210.js', styles: ['main.1.css'] }),
  registry,
  config: localSiteConfig(3000),
  families: [
    { id: 'home', paths: ['/'], modules: ['lists/LiveBets', 'wallet/HeaderWallet'] },
    { id: 'other', paths: [], modules: [] },
  ],
  css: '',
});

test('makes one page a family', () => {
  expect([...pages.keys()]).toEqual(['home', 'other']);
});

test('inlines the registry, so that no address is asked for', () => {
  expect(pages.get('other')).toContain('"baseUrl":"http://127.0.0.1:3004/"');
});

test('hints entry and chunks of the modules that the family shows, and of no others', () => {
  const hints = (id: string) => pages.get(id)?.match(/http:\/\/127\.0\.0\.1:3004\/[\w.]+\.js/g);
  expect(hints('home')).toEqual([
    'http://127.0.0.1:3004/entry.0123456789.js',
    'http://127.0.0.1:3004/LiveBets.1.js',
    'http://127.0.0.1:3004/shared.2.js',
  ]);
  expect(hints('other')).toBeNull();
});

test('goes on without a remote that has no release', () => {
  expect(pages.get('home')).toContain('/main.9876543210.js');
});

test('refuses a registry that the page could not read', () => {
  expect(() =>
    registryOf({ lists: { ...registerRelease(lists, 'http://x.test/'), container: 'not-a-name!' } }),
  ).toThrow();
});

test.each([
  ['/', 'home'],
  ['/game/Dice', 'game'],
  ['/game', 'other'],
  ['/game/dice/', 'game'],
  ['/transactions', 'other'],
  ['/%E0%A4%A', 'other'],
])('%s belongs to the family %s', (pathname, family) => {
  const families = [
    { id: 'home', paths: ['/'], modules: [] },
    { id: 'game', paths: ['/game/*'], modules: [] },
  ];
  expect(familyOf(pathname, families)).toBe(family);
});
