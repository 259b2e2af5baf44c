/** @jest-environment-options {"page": true} */
import { installSiteConfig, onCleanup, recordEvents, removeSiteConfig } from '@tessera/shared-contracts/testing';
import { openBet, openVerification } from './openFromGame';

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

test.each([
  ['opens the verifier in a new tab', { isPressed: true }, [['/provably-fair?nonce=1', '_blank', 'noopener']]],
  ['opens no tab when the player pressed nothing', { isPressed: false }, []],
  [
    'never leaves the verifier',
    { verification: { game: '//evil.example#' } },
    [['/provably-fair?game=%2F%2Fevil.example%23', '_blank', 'noopener']],
  ],
])('%s', (_, { verification = { nonce: '1' }, ...page }: Page & { verification?: Record<string, string> }, opened) => {
  preparePage(page);
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
  onCleanup(() => openTab.mockRestore());
  openVerification({ verification });
  expect(openTab.mock.calls).toEqual(opened);
});
