import { activeTab } from './activeTab';

test.each([
  ['/', 'home'],
  ['/games', 'games'],
  ['/games/', 'games'],
  ['/game/dice', 'games'],
  ['/game/honeypot', 'games'],
  ['/game-return', 'games'],
  ['/promotions', 'promos'],
  ['/chat', 'chat'],
] as const)('%s lights %s', (pathname, tab) => {
  expect(activeTab(pathname)).toBe(tab);
});

test.each(['/casino/slots', '/promotions/summer', '/chat/room', '/vip', '/settings', '/gaming-helpline'])(
  '%s marks no tab',
  (pathname) => {
    expect(activeTab(pathname)).toBeUndefined();
  },
);
