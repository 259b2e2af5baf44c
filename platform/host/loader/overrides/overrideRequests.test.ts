/** @jest-environment-options {"page": true} */
import { siteConfigElementId } from '@tessera/shared-contracts/config';
import { registryElementId } from '../../../protocol';
import type { Loader } from '../loader';
import { findOffers, takeOffers } from './overrideRequests';

const config = {
  brand: 'Tessera',
  apiOrigin: 'https://api.example',
  supportEmail: 'help@site.example',
  gamblingHelp: { name: 'Help', href: 'https://help.example' },
  socialLinks: { reddit: '#', instagram: '#', twitter: '#', linkedin: '#' },
  onlinePlayers: 1,
  overrideOrigins: ['https://site.example', 'http://127.0.0.1:3001'],
};
const live = {
  ...{ version: '2.0.0', buildId: 'bb', commit: 'c0ffee', contract: 1, container: 'tessera_wallet_bb' },
  ...{ baseUrl: 'https://site.example/wallet/2.0.0-bb/', entry: 'entry.js', integrity: {} },
};
const manifest = `sha384-${'A'.repeat(64)}`;
const published = {
  apps: {
    wallet: {
      releases: {
        '1.4.0-aa': { version: '1.4.0', manifest },
        '1.4.0-ab': { version: '1.4.0', manifest },
        '1.4.0-ac': { version: '1.4.0', manifest, isPreview: true },
      },
      previews: { 'new-tabs': { release: '1.4.0-ac', publishedAt: '2026-11-21T12:00:00Z' } },
    },
  },
};

/** A tab that runs only live releases. */
function aTab(): Loader['overrides'] {
  let value: ReturnType<Loader['overrides']['read']> = {};
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}

const asked: string[] = [];

beforeEach(() => {
  document.head.innerHTML =
    `<script type="application/json" id="${siteConfigElementId}">${JSON.stringify(config)}</script>` +
    `<script type="application/json" id="${registryElementId}">${JSON.stringify({ remotes: { wallet: { live } } })}</script>`;
  asked.length = 0;
  window.fetch = (address) => {
    asked.push(String(address));
    return Promise.resolve(new Response(JSON.stringify(published)));
  };
});

const search = (...requests: string[]) => `?${requests.map((text) => `mf=${encodeURIComponent(text)}`).join('&')}`;
const site = 'https://site.example/wallet';

test.each([
  ['wallet@1.4.0', '1.4.0-ab'],
  ['wallet@1.4.0-aa', '1.4.0-aa'],
  ['wallet@1.4.0-ac', '1.4.0-ac'],
  ['wallet@new-tabs', '1.4.0-ac'],
])('finds the release that %s requests, with the hash that it was published with', async (request, id) => {
  const offer = { remote: 'wallet', release: { id }, baseUrl: `${site}/${id}/`, integrity: manifest };
  expect(await findOffers(search(request), aTab())).toEqual([offer]);
});

test.each([
  ['wallet@http://127.0.0.1:3001/', { origin: 'http://127.0.0.1:3001' }, 'http://127.0.0.1:3001/'],
  ['wallet@http://127.0.0.1:3001/dist', { origin: 'http://127.0.0.1:3001' }, 'http://127.0.0.1:3001/dist/'],
])('finds the build that %s requests', async (request, release, baseUrl) => {
  expect(await findOffers(search(request), aTab())).toEqual([{ remote: 'wallet', release, baseUrl }]);
});

test('takes only origin and path of an address', async () => {
  const [offer] = (await findOffers(search('wallet@http://Win:now@127.0.0.1:3001/a?free=1#bonus'), aTab())) ?? [];
  expect(JSON.stringify(offer)).not.toMatch(/win|free|bonus/i);
  expect(offer?.baseUrl).toBe('http://127.0.0.1:3001/a/');
});

test.each([
  'wallet',
  'wallet@',
  'wallet@9.9.9',
  'wallet@no-such-preview',
  'wallet@YOU HAVE WON, call 0800',
  'wallet@constructor',
  'wallet@__proto__',
  'wallet@../../evil',
  'wallet@https://evil.example/',
  'wallet@https://site.example.evil.example/',
  'wallet@http://127.0.0.1:3001@evil.example/',
  'wallet@http://',
  'wallet@javascript:alert(1)',
  'unknown@1.4.0',
  '__proto__@1.4.0',
  '@',
  '',
])('offers no release for "%s"', async (request) => {
  expect(await findOffers(search(request), aTab())).toBeUndefined();
  expect(await findOffers(search('wallet@1.4.0-aa', request), aTab())).toBeUndefined();
});

test('fetches only the site’s registry, once, however much the address requests', async () => {
  const many = Array.from({ length: 500 }, (_, index) => `wallet@1.4.${index}`);
  await findOffers(search('wallet@1.4.0', ...many), aTab());
  await findOffers(search('wallet@http://127.0.0.1:3001/', 'games@https://evil.example/'), aTab());
  expect(asked).toEqual(['/registry.json']);
});

test('does not offer a release that the tab already runs', async () => {
  const tab = aTab();
  tab.write({ wallet: { ...live, baseUrl: `${site}/1.4.0-aa/` } });
  expect(await findOffers(search('wallet@1.4.0-aa'), tab)).toEqual([]);
});

test('runs every offered release in this tab, or none when one of them is unavailable', async () => {
  const tab = aTab();
  const offers = (await findOffers(search('wallet@1.4.0-aa', 'lists@http://127.0.0.1:3001/'), tab)) ?? [];
  const { baseUrl: _liveUrl, ...description } = live;
  window.fetch = (address, { integrity } = {}) =>
    Promise.resolve(
      String(address) === `${site}/1.4.0-aa/release.json` && integrity === manifest
        ? new Response(JSON.stringify(description))
        : new Response('', { status: 404 }),
    );
  await expect(takeOffers(offers, tab)).rejects.toThrow('404');
  expect(tab.read()).toEqual({});
  await takeOffers(offers.slice(0, 1), tab);
  expect(tab.read()).toEqual({ wallet: { ...description, baseUrl: `${site}/1.4.0-aa/` } });
});
