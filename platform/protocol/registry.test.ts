import { safeParse } from 'valibot';
import { aRegisteredRelease, aRegisteredRemote } from '../testing';
import { registrySchema } from '.';

test('a registry takes no remotes, and remotes with and without a previous release', () => {
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
  ['a path in place of an address', { baseUrl: '/wallet/1.0.0/' }],
  ['a container that is no identifier', { container: 'wallet-1.0.0' }],
  ['an entry with a query', { entry: 'remoteEntry.js?x=1' }],
  ['an entry of another origin', { entry: 'https://evil.example/x.js' }],
  ['an entry outside its folder', { entry: '../remoteEntry.js' }],
  ['a hash that is cut short', { integrity: { 'remoteEntry.js': 'sha384-AAAA' } }],
  ['a hash of a weaker kind', { integrity: { 'remoteEntry.js': 'sha1-AAAA' } }],
  ['no contract version', { contract: undefined }],
])('a registry refuses %s', (_what, changes) => {
  const release = { ...aRegisteredRelease(), ...changes };
  expect(safeParse(registrySchema, { remotes: { wallet: { live: release } } }).success).toBe(false);
});

test.each([[-1], [101], [Number.NaN]])('a registry refuses a share of %p percent', (percent) => {
  const wallet = aRegisteredRemote({ canary: { release: aRegisteredRelease(), percent } });
  expect(safeParse(registrySchema, { remotes: { wallet } }).success).toBe(false);
});
