import { safeParse } from 'valibot';
import { aRegisteredRelease, aRegisteredRemote } from '../testing';
import {
  contractVersion,
  type ExposedModule,
  type ExposedProps,
  exposedNames,
  registrySchema,
  remoteNames,
  standaloneStateSchema,
} from '.';

test('no two remotes expose a module with the same name', () => {
  const names = remoteNames.flatMap((remote) => exposedNames[remote]);
  expect(new Set(names).size).toBe(names.length);
});

describe('registry', () => {
  test('accepts no remotes, and remotes with and without a previous release', () => {
    const older = aRegisteredRelease({ version: '0.9.0', container: 'tessera_wallet_0_9_0' });
    for (const remotes of [
      {},
      { wallet: aRegisteredRemote() },
      { wallet: aRegisteredRemote({ previous: older }), lists: aRegisteredRemote() },
      { wallet: aRegisteredRemote({ canary: { release: older, percent: 5 } }) },
    ]) {
      expect(safeParse(registrySchema, { remotes })).toMatchObject({ success: true, output: { remotes } });
    }
  });

  test.each([
    ['an address without a trailing slash', { baseUrl: 'https://static.example/wallet/1.0.0' }],
    ['an address that is none', { baseUrl: '/wallet/1.0.0/' }],
    ['a container that is no identifier', { container: 'wallet-1.0.0' }],
    ['an entry with a query', { entry: 'remoteEntry.js?x=1' }],
    ['an entry of another origin', { entry: 'https://evil.example/x.js' }],
    ['an entry outside its folder', { entry: '../remoteEntry.js' }],
    ['a hash that is cut short', { integrity: { 'remoteEntry.js': 'sha384-AAAA' } }],
    ['a hash of a weaker kind', { integrity: { 'remoteEntry.js': 'sha1-AAAA' } }],
    ['no contract version', { contract: undefined }],
  ])('refuses %s', (_what, changes) => {
    const release = { ...aRegisteredRelease(), ...changes };
    expect(safeParse(registrySchema, { remotes: { wallet: { live: release } } }).success).toBe(false);
  });

  test.each([[-1], [101], [Number.NaN]])('refuses a share of %p percent', (percent) => {
    const wallet = aRegisteredRemote({ canary: { release: aRegisteredRelease(), percent } });
    expect(safeParse(registrySchema, { remotes: { wallet } }).success).toBe(false);
  });
});

describe('standalone states', () => {
  const state = { id: 'signed-out', module: 'WalletDialog', title: 'Signed out', session: 'signed-out' };

  test.each([
    [{}],
    [{ props: { view: 'overview' }, search: '?search=dice' }],
    [{ faults: [{ method: 'GET', path: '/x', status: 500, delayMs: 100, drop: 'before', times: 1 }] }],
  ])('accept %p', (more) => {
    expect(safeParse(standaloneStateSchema, { ...state, ...more }).success).toBe(true);
  });

  test.each([
    [{ id: 'Signed Out' }],
    [{ module: '' }],
    [{ session: 'admin' }],
    [{ faults: [{ method: 'GET', path: '/x', drop: 'sometimes' }] }],
  ])('refuse %p', (changes) => {
    expect(safeParse(standaloneStateSchema, { ...state, ...changes }).success).toBe(false);
  });
});

function ProfileDialog(_props: ExposedProps<'account', 'ProfileDialog'>) {
  return null;
}

test('the compiler checks remote contracts', () => {
  const fits: ExposedModule<'account', 'ProfileDialog'> = { default: ProfileDialog, contract: contractVersion };
  expect(fits.contract).toBe(contractVersion);

  // @ts-expect-error hosts refuse a module of another contract version
  const stale: ExposedModule<'account', 'ProfileDialog'> = { default: ProfileDialog, contract: 0 };
  // @ts-expect-error the lobby takes no game
  const wrong: ExposedModule<'games', 'Lobby'> = { default: (_: { gameName: string }) => null, contract: 1 };
  // @ts-expect-error the wallet exposes no settings page
  type Missing = ExposedProps<'wallet', 'SettingsPage'>;
  const missing: Missing | undefined = undefined;
  expect([stale, wrong, missing]).toHaveLength(3);
});
