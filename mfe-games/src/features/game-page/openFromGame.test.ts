/** @jest-environment-options {"page": true} */
import { readPickedCurrency } from '@tessera/shared-contracts/session';
import { installSiteConfig, onCleanup, recordEvents, removeSiteConfig } from '@tessera/shared-contracts/testing';
import { openBet, openDeposit, openVerification, pickCurrency } from './openFromGame';

interface Page {
  readonly extensions?: readonly string[];
  readonly search?: string;
  readonly isPressed?: boolean;
}

function preparePage({ extensions = ['bets'], search = '', isPressed = true }: Page) {
  installSiteConfig({ providerExtensions: [...extensions] });
  onCleanup(removeSiteConfig);
  window.history.replaceState(null, '', `/game/dice${search}`);
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: isPressed }, configurable: true });
  onCleanup(() => Reflect.deleteProperty(navigator, 'userActivation'));
}

function open(page: Page) {
  preparePage(page);
  const events = recordEvents();
  openBet('66f0');
  return events;
}

test('opens the pressed bet', () => {
  expect(open({})).toEqual([{ name: 'dialog-requested', payload: { dialog: 'bet', bet: '66f0' } }]);
});

test.each<[string, Page]>([
  ['the provider does not have the extension', { extensions: [] }],
  ['a dialog is open', { search: '?modal=wallet' }],
  ['the player pressed nothing', { isPressed: false }],
])('opens nothing when %s', (_, page) => {
  expect(open(page)).toEqual([]);
});

test('opens the deposits after a press', () => {
  preparePage({ extensions: [] });
  const events = recordEvents();
  openDeposit();
  expect(events).toEqual([{ name: 'dialog-requested', payload: { dialog: 'wallet', view: 'deposit' } }]);
});

test.each([
  [true, 'ETH'],
  [false, undefined],
])('keeps the picked currency if the player pressed something (%s)', (isPressed, expected) => {
  preparePage({ isPressed });
  onCleanup(() => localStorage.clear());
  pickCurrency('ETH');
  expect(readPickedCurrency()).toBe(expected);
});

test.each([
  [true, [['/provably-fair?nonce=1', '_blank', 'noopener']]],
  [false, []],
])('opens the verifier in a new tab if the player pressed something (%s)', (isPressed, opened) => {
  preparePage({ isPressed });
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
  onCleanup(() => openTab.mockRestore());
  openVerification('nonce=1');
  expect(openTab.mock.calls).toEqual(opened);
});
