/** @jest-environment-options {"page": true} */
import { isGroupCurrent, isLinkCurrent } from './activeItem';
import { accountMenu, isGroup, mainMenu } from './menuItems';

const marked = (pathname: string) =>
  [...mainMenu(), ...accountMenu()]
    .filter((item) => (isGroup(item) ? isGroupCurrent(pathname, item) : isLinkCurrent(pathname, item)))
    .map(({ label }) => label);

test.each([
  ['/', ['Home']],
  ['/games', ['Games']],
  ['/game/dice', ['Games']],
  ['/game/Seven%20Hills', ['Games']],
  ['/casino/slots', ['Casino']],
  ['/promotions', ['Promotions']],
  ['/vip/', ['VIP']],
  ['/chat', ['Chat']],
  ['/profile', ['Profile']],
  ['/wallet', ['Wallet']],
  ['/bet-history', ['Bet history']],
  ['/bets', ['Bet history']],
  ['/transactions', ['Transactions']],
  ['/bonuses', ['Bonuses']],
  ['/settings', ['Settings']],
  ['/privacy', []],
])('%s marks %j', (pathname, labels) => {
  expect(marked(pathname)).toEqual(labels);
});
