import { readGameMessage } from './gameMessages';

const site = 'https://tessera.example';
const provider = 'https://games.example';
const frame = { window, origin: provider };
const message = (origin: string, data: unknown, source: Window | null = window) =>
  new MessageEvent('message', { origin, data, source });

const returned = { type: 'tessera:game-returned' };
const ready = { type: 'tessera:game-ready' };
const changed = { type: 'tessera:balance-changed', currency: 'BTC' };

test.each([
  ['a return from the site', message(site, returned), returned],
  ['a return from the provider', message(provider, returned), undefined],
  ['a return from elsewhere', message('https://evil.example', returned), undefined],
  ['that the provider’s game is ready', message(provider, ready), ready],
  ['that the site itself is ready', message(site, ready), undefined],
  ['that somebody else is ready', message('https://evil.example', ready), undefined],
  ['that another window is ready', message(provider, ready, null), undefined],
  ['a change from the provider', message(provider, changed), changed],
  ['a change without a currency', message(provider, { type: changed.type }), { type: changed.type }],
  ['a change from the site', message(site, changed), undefined],
  ['a change from elsewhere', message('https://evil.example', changed), undefined],
  ['a change of a currency that is none', message(provider, { ...changed, currency: '<b>' }), undefined],
  ['another window', message(provider, changed, null), undefined],
  ['another type', message(provider, { type: 'resize' }), undefined],
  ['no object', message(provider, 'tessera:balance-changed'), undefined],
  ['nothing', message(provider, null), undefined],
])('reads %s', (_, event, expected) => {
  expect(readGameMessage(event, frame, site)).toEqual(expected);
});

test('reads nothing before there is a frame', () => {
  expect(readGameMessage(message(provider, changed, null), { ...frame, window: null }, site)).toBeUndefined();
});
