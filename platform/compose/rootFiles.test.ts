import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { rootFileHeaders, rootFileNames, rootFiles } from './rootFiles';
import { localSiteConfig } from './siteConfig';

const offline = {
  title: 'Offline',
  root: '<h1>{brand} is away</h1>',
  css: 'h1{color:red}',
  script: 'reload()',
  worker: 'start(offlinePage)',
};
const icon = Buffer.from([0, 0, 1, 0, 255]);

const filesOf = (changes = {}, config = localSiteConfig(3000)) =>
  rootFiles({
    config,
    siteOrigin: 'https://casino.example',
    shellUrl: '/shell/1.0.0-a/',
    page: { families: [], offline, favicon: icon.toString('base64') },
    ...changes,
  });

/** What the worker starts with, as its script would get it. */
function offlinePageOf(worker: string): { page: string; policy: string } {
  let given = '';
  vm.runInNewContext(worker, { start: (value: unknown) => (given = JSON.stringify(value)) });
  return JSON.parse(given);
}

test('every file at the root has a listed name, which servers answer', () => {
  const names = [...filesOf({ texts: { terms: 'a', affiliate: 'b' } }).keys()];
  expect(new Set(names)).toEqual(new Set(rootFileNames));
});

test('the manifest names the site and the icons of its shell', () => {
  const { name, icons } = JSON.parse(`${filesOf().get('site.webmanifest')}`);
  expect(name).toBe('Tessera');
  expect(icons).toContainEqual({
    src: '/shell/1.0.0-a/icons/maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  });
});

test('the icon is binary, byte for byte', () => expect(filesOf().get('favicon.ico')).toEqual(icon));

test('the worker contains the offline page, with a policy that allows its style and script alone', () => {
  const { page, policy } = offlinePageOf(`${filesOf().get('offline.js')}`);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(page).toContain('<h1>Tessera is away</h1>');
  expect(page).not.toMatch(/https?:|src=/);
  expect(policy).toContain(`script-src ${hashOf(offline.script)}; style-src ${hashOf(offline.css)}`);
});

test.each([
  ['a shell without an offline page', { page: { families: [] } }, undefined],
  ['a site that switches it off', {}, { ...localSiteConfig(3000), hasOfflinePage: false }],
])('the worker of %s removes itself', async (_, changes, config) => {
  const handlers: Record<string, () => unknown> = {};
  const called: string[] = [];
  const self = {
    addEventListener: (name: string, handler: () => unknown) => (handlers[name] = handler),
    skipWaiting: () => called.push('skipWaiting'),
    registration: { unregister: () => called.push('unregister') },
  };
  vm.runInNewContext(`${filesOf(changes, config).get('offline.js')}`, { self });
  for (const handler of Object.values(handlers)) handler();
  expect(called).toEqual(['skipWaiting', 'unregister']);
});

test('the worker may request pages; every other file is inert', () => {
  expect(rootFileHeaders('offline.js')).toEqual({
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  });
  expect(rootFileHeaders('terms.txt')['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none'/);
});
