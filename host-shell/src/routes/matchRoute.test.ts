/** @jest-environment-options {"page": true} */
import { installSiteConfig } from '@tessera/shared-contracts/testing';
import { matchRoute } from './matchRoute';
import { titleOf } from './pages';

beforeEach(() => void installSiteConfig({ hasLoginTestPage: true }));

const titleAt = (pathname: string) => {
  const { page, params } = matchRoute(pathname);
  return titleOf(page, params);
};

test.each([
  ['/', 'Home'],
  ['/game/honeypot', 'Honeypot'],
  ['/game/coinflip', 'Coinflip'],
  ['/game/pumpdump', 'Pump.Dump'],
  ['/game/futures', 'Futures'],
  ['/chat', 'Chat'],
  ['/settings', 'Settings'],
  ['/transactions', 'Transactions'],
  ['/bets', 'Bets'],
  ['/bet-history', 'Bets'],
  ['/game/Dice', 'Dice'],
  ['/game/seven%20hills', 'Seven hills'],
  ['/authtest', 'Login test'],
  ['/games', 'Games'],
  ['/casino/slots', 'Slots'],
  ['/promotions', 'Promotions'],
  ['/vip', 'VIP'],
  ['/bonuses', 'Bonuses'],
  ['/provably-fair', 'Provably fair'],
  ['/affiliate', 'Affiliate'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/responsible-gambling', 'Responsible gambling'],
  ['/contact', 'Contact'],
  ['/help', 'Help'],
  ['/gaming-helpline', 'Gaming helpline'],
  ['/live-support', 'Live support'],
  ['/betting-rules', 'Betting rules'],
  ['/rng', 'RNG'],
  ['/chat/', 'Chat'],
  ['/Chat', 'Chat'],
])('%s is the page %s', (pathname, title) => {
  expect(titleAt(pathname)).toBe(title);
});

test.each([
  ['a word that is no page', '/nowhere'],
  ['a page below a page', '/chat/room'],
  ['no name of a game', '/game'],
  ['more than a name', '/game/dice/rules'],
  ['an escape cut short', '/%E0%A4%A'],
  ['a malformed name of a game', '/game/%'],
])('%s is not found', (_, pathname) => {
  expect(titleAt(pathname)).toBe('Page not found');
});

test.each([
  ['/game/Dice', 'Dice'],
  ['/game/Seven%20Hills', 'Seven Hills'],
  ['/game/100%25', '100%'],
  ['/game/a%2Fb', 'a/b'],
])('%s names the game %s, decoded once', (pathname, gameName) => {
  expect(matchRoute(pathname).params).toEqual({ gameName });
});

test('passes the category to the lobby', () => {
  expect(matchRoute('/casino/roulette').params).toEqual({ category: 'roulette' });
});

test.each([undefined, false])('a site without the login test page shows the not-found page: %p', (setting) => {
  installSiteConfig(setting === undefined ? {} : { hasLoginTestPage: setting });
  expect(titleAt('/authtest')).toBe('Page not found');
  expect(titleAt('/settings')).toBe('Settings');
});
