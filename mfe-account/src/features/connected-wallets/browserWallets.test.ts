/** @jest-environment-options {"page": true} */
import { discoverWallets, requestAccount, walletIcon } from './browserWallets';

const aWallet = (changes: object = {}, request: () => Promise<unknown> = async () => []) => ({
  info: { uuid: 'a', name: 'Stone Wallet', icon: 'data:image/svg+xml,<svg/>', rdns: 'example.stone', ...changes },
  provider: { request },
});

function announceOnRequest(...details: readonly unknown[]) {
  const announce = () => {
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce, { once: true });
}

test('lists each announced wallet once', async () => {
  announceOnRequest(aWallet(), aWallet(), aWallet({ uuid: 'b', name: 'Bone Wallet' }));
  const wallets = await discoverWallets(1);
  expect(wallets.map(({ info }) => info.name)).toEqual(['Stone Wallet', 'Bone Wallet']);
});

test.each([
  ['nothing', undefined],
  ['no provider', { info: aWallet().info }],
  ['a provider without `request`', { ...aWallet(), provider: {} }],
  ['no name', aWallet({ name: '' })],
])('ignores an announcement of %s', async (_, detail) => {
  announceOnRequest(detail);
  expect(await discoverWallets(1)).toEqual([]);
});

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

test.each([
  ['the first account', [address, '0x0'], address],
  ['no address for no account', [], undefined],
  ['no address for a malformed answer', address, undefined],
  ['no address for an invalid account', ['vitalik.eth'], undefined],
])('returns %s', async (_, accounts, expected) => {
  expect(await requestAccount(aWallet({}, async () => accounts))).toBe(expected);
});

test.each([
  ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['https://icons.example/stone.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<p>', undefined],
])('draws %p as %p', (icon, expected) => {
  expect(walletIcon(aWallet({ icon }))).toBe(expected);
});
