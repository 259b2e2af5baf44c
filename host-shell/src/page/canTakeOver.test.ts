/** @jest-environment-options {"page": true} */
import { writeSession } from '@tessera/shared-contracts/session';
import { aSession } from '@tessera/shared-contracts/testing';
import { canTakeOver } from './canTakeOver';

const remotePage = '<div data-module="games/Lobby" data-title="Games"></div>';
const shellPage = '<div data-module="games/GamesList" data-title=""></div>';
const shellScreen = '<div data-module="provably-fair" data-has-content=""></div>';
const usual = {
  path: '/games',
  at: '/games',
  markup: remotePage,
  variant: 'visitor-collapsed',
  hasNotice: true,
  isSignedIn: false,
};

function pageWith({ path, at, markup, variant, hasNotice, isSignedIn }: typeof usual) {
  const root = document.createElement('div');
  root.innerHTML = markup;
  root.dataset.path = path;
  document.documentElement.dataset.variant = variant;
  document.body.innerHTML = hasNotice ? '<template id="page-script-notice"></template>' : '';
  window.history.replaceState(null, '', at);
  if (isSignedIn) writeSession(aSession());
  return root;
}

afterEach(() => window.localStorage.clear());

test.each<[string, boolean, Partial<typeof usual>]>([
  ['a visitor’s page at its own address', true, {}],
  ['with the sidebar expanded', true, { variant: 'visitor-expanded' }],
  ['at a place within the page', true, { at: '/games#content' }],
  ['at another address of its family', false, { at: '/casino/slots' }],
  ['at its address in other letters', true, { at: '/Games' }],
  ['a game at the address of its tile', true, { path: '/game/dice', at: '/game/Dice' }],
  ['a game whose title the address writes differently', false, { path: '/game/dice', at: '/game/DICE' }],
  ['a page of all games', false, { path: '', at: '/game/Keno' }],
  ['a remote’s page with a query', true, { at: '/games?search=dice' }],
  ['a page of the shell with a query', false, { at: '/games?search=dice', markup: shellPage }],
  ['a screen of the shell with a query', false, { at: '/games?nonce=1', markup: shellScreen }],
  ['with a dialog in the query', false, { at: '/games?modal=auth' }],
  ['a game in the theatre', false, { at: '/games?play=fun&theatre' }],
  ['a player’s page', true, { variant: 'player-collapsed', isSignedIn: true }],
  ['a visitor who has logged in in another tab since', false, { isSignedIn: true }],
  ['a player who has logged out in another tab since', false, { variant: 'player-collapsed' }],
  ['a page that says that its script is late', false, { hasNotice: false }],
])('%s: %p', (_, expected, differences) => {
  expect(canTakeOver(pageWith({ ...usual, ...differences }))).toBe(expected);
});
