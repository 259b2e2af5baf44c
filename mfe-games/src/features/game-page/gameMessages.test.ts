/** @jest-environment-options {"page": true} */
import { readGameMessage } from './gameMessages';

const site = 'https://tessera.example';
const provider = 'https://games.example';
const frame = { window, origin: provider };
const message = (origin: string, data: unknown, source: Window | null = window) =>
  new MessageEvent('message', { origin, data, source });

const returned = { type: 'tessera:game-returned' };
const ready = { type: 'tessera:game-ready' };
const asked = { type: 'tessera:bet-requested', bet: '66f0b0000000000a' };
const verify = { type: 'tessera:verification-requested', search: 'game=dice&clientSeed=a%20b+c' };
const moved = { type: 'tessera:currency-changed', currency: 'ETH', isPicked: true };
const deposit = { type: 'tessera:deposit-requested' };
const changed = { type: 'tessera:balance-changed', currency: 'BTC' };

test.each([
  ['a return from the site', message(site, returned), returned],
  ['a return from the provider', message(provider, returned), undefined],
  ['a return from elsewhere', message('https://evil.example', returned), undefined],
  ['that the provider’s game is ready', message(provider, ready), ready],
  ['that the site itself is ready', message(site, ready), undefined],
  ['that another origin is ready', message('https://evil.example', ready), undefined],
  ['that another window is ready', message(provider, ready, null), undefined],
  ['a change from the provider', message(provider, changed), changed],
  ['a change without a currency', message(provider, { type: changed.type }), { type: changed.type }],
  ['a change from the site', message(site, changed), undefined],
  ['a change from elsewhere', message('https://evil.example', changed), undefined],
  ['a change of an invalid currency', message(provider, { ...changed, currency: '<b>' }), undefined],
  ['the currency of the game', message(provider, moved), moved],
  ['a currency from elsewhere', message('https://evil.example', moved), undefined],
  ['an invalid currency', message(provider, { ...moved, currency: 'bitcoin' }), undefined],
  ['a request to deposit', message(provider, deposit), deposit],
  ['a request to play for fun from elsewhere', message(site, { type: 'tessera:fun-play-requested' }), undefined],
  ['a request to show a bet', message(provider, asked), asked],
  ['a bet from elsewhere', message('https://evil.example', asked), undefined],
  ['a bet without an id', message(provider, { type: asked.type }), undefined],
  ['a bet with an address as id', message(provider, { ...asked, bet: '../x?y' }), undefined],
  ['a bet with a long id', message(provider, { ...asked, bet: 'a'.repeat(65) }), undefined],
  ['a request to verify a round', message(provider, verify), verify],
  ['a verification from elsewhere', message('https://evil.example', verify), undefined],
  ['a verification without a query', message(provider, { type: verify.type }), undefined],
  ['a verification at another address', message(provider, { ...verify, search: '/../x' }), undefined],
  ['a verification with a long query', message(provider, { ...verify, search: 'a'.repeat(4097) }), undefined],
  ['another window', message(provider, changed, null), undefined],
  ['another type', message(provider, { type: 'resize' }), undefined],
  ['no object', message(provider, 'tessera:balance-changed'), undefined],
  ['nothing', message(provider, null), undefined],
])('reads %s', (_, event, expected) => {
  expect(readGameMessage(event, frame, site)).toEqual(expected);
});

test('ignores messages before there is a frame', () => {
  expect(readGameMessage(message(provider, changed, null), { ...frame, window: null }, site)).toBeUndefined();
});
