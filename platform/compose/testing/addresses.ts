/*
 * How a site's servers answer an address: the gateway's nginx and the local static server are checked against the
 * same tables.
 */

/** Answered with a page, each with the path of that page. */
export const pageAddresses: readonly (readonly [address: string, path: string])[] = [
  ['/', '/'],
  ['//', '/'],
  ['/?mf=wallet@1.4.0', '/'],
  ['/transactions', '/transactions'],
  ['/transactions/', '/transactions'],
  ['/transactions?page=2', '/transactions'],
  ['/bets', '/bets'],
  ['/bet-history?status=won', '/bet-history'],
  ['/settings', '/settings'],
  ['/games', '/games'],
  ['/casino/slots', '/casino/slots'],
  ['/game/dice', '/game/dice'],
  ['/game/honeypot', '/game/honeypot'],
  ['/game/coinflip/?from=menu', '/game/coinflip'],
  ['/game/Dice/?mode=demo', '/game/dice'],
  ['/game/Coinflip', '/game/coinflip'],
  ['/game/Honeypot', '/game/honeypot'],
  ['/GAME/Keno', '/game/*'],
  ['/Casino/Slots/', '/casino/slots'],
  ['/Bets', '/bets'],
  // The same name, but not written as links write it.
  ['/game/%44ice', '/game/*'],
  ['/game/big.bass.bonanza', '/game/*'],
  ['/game/1.0.0-beta', '/game/*'],
  ['/game/a%20b', '/game/*'],
  ['/game/%ff', '/game/*'],
  ['/game/a%5cb', '/game/*'],
  ['/game/x.js/', '/game/*'],
  ['/game-return', '/game-return'],
  ['/wallet', '/wallet'],
  ['/promotions', '/promotions'],
  ['/terms/', '/terms'],
  ['/__mf', '/__mf'],
];

/** Unknown routes: answered with the not-found page and status 404. */
export const unknownAddresses: readonly string[] = [
  '/nowhere/at/all',
  '/transactionsx',
  '/casino/',
  '/casino/slots/new',
  '/game/dice/rules',
  '/game/dice/rules/?play=fun',
  '/game//',
  '/casino',
  '/game',
  '/game/',
  '/games/new',
  '/__proto__',
  // Not written as links write it.
  '//transactions',
  '/./transactions',
  '/%74ransactions',
  '/nowhere/../transactions',
];

/** Neither an existing file nor a route. */
export const missingAddresses: readonly string[] = [
  '/.git/config',
  '/wallet/.env',
  '/%2elock',
  '/wallet/1.4.0-0123abcdef/.maps/entry.0123456789.js.map',
  // Password managers trust the redirect of a site that answers this one with no page.
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  '/main.js',
  '/game/dice.js',
  '/game/DICE.JS',
  '/nowhere%2ejs',
  '/wp-login.php',
  '/index.html',
  '/pages/at.html',
  '/site.json',
];

/** Not a valid path. */
export const malformedAddresses: readonly string[] = [
  '/%',
  '/%4',
  '/%zz',
  '/%00',
  '/transactions%00.js',
  '/..',
  '/../etc/passwd',
  '/%2e%2e/site.json',
  '/games/../../site.json',
  '*',
];
