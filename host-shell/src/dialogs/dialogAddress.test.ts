import { type Address, dialogOf, withDialog, withoutDialog, withParameter } from './dialogAddress';

const at = (text: string): Address => {
  const [pathname = '/', search] = text.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}` };
};
const text = ({ pathname, search }: Address) => pathname + search;

test.each([
  ['/', undefined],
  ['/?modal=auth', { dialog: 'auth', tab: 'login' }],
  ['/?modal=auth&tab=register', { dialog: 'auth', tab: 'register' }],
  ['/?modal=auth&tab=forgot', { dialog: 'auth', tab: 'forgot' }],
  ['/?modal=auth&tab=elsewhere', { dialog: 'auth', tab: 'login' }],
  ['/bets?tab=register', undefined],
  ['/?modal=wallet', { dialog: 'wallet', view: 'overview' }],
  ['/?modal=wallet&view=deposit', { dialog: 'wallet', view: 'deposit' }],
  ['/?modal=wallet&view=vault', { dialog: 'wallet', view: 'vault' }],
  ['/?modal=wallet&view=addresses', { dialog: 'wallet', view: 'addresses' }],
  ['/?modal=wallet&view=casino', { dialog: 'wallet', view: 'overview' }],
  ['/?modal=profile', { dialog: 'profile' }],
  ['/?modal=two-factor', { dialog: 'two-factor' }],
  ['/bets?modal=bet&bet=66f0b0000000000a', { dialog: 'bet', bet: '66f0b0000000000a' }],
  ['/transactions?modal=transaction&id=66f0b0000000000a', { dialog: 'transaction', id: '66f0b0000000000a' }],
  ['/?modal=transaction', undefined],
  ['/?modal=transaction&id=..%2F..', undefined],
  ['/?modal=bet', undefined],
  ['/?modal=bet&bet=', undefined],
  ['/?modal=bet&bet=..%2F..', undefined],
  [`/?modal=bet&bet=${'a'.repeat(65)}`, undefined],
  ['/?modal=lottery', undefined],
  ['/wallet', { dialog: 'wallet', view: 'overview' }],
  ['/wallet/?view=withdraw', { dialog: 'wallet', view: 'withdraw' }],
  ['/profile', { dialog: 'profile' }],
  ['/wallet?modal=two-factor', { dialog: 'two-factor' }],
])('%s asks for %j', (address, asked) => {
  expect(dialogOf(at(address))).toEqual(asked);
});

test.each([
  ['/?modal=auth&tab=register', '/'],
  ['/games?search=dice&modal=auth&tab=register&provider=Tessera', '/games?search=dice&provider=Tessera'],
  ['/games?search=a%20b+c&modal=wallet&view=deposit', '/games?search=a%20b+c'],
  ['/bets?tab=sports&modal=profile', '/bets?tab=sports'],
  ['/transactions?view=cards&modal=two-factor', '/transactions?view=cards'],
  ['/wallet?view=deposit&ref=mail', '/wallet?ref=mail'],
  ['/bets?page=2&modal=bet&bet=66f0', '/bets?page=2'],
  ['/transactions?page=2&modal=transaction&id=66f0', '/transactions?page=2'],
  ['/bets?tab=sports', '/bets?tab=sports'],
  ['/?modal=lottery', '/?modal=lottery'],
])('closing the dialog of %s leaves %s', (address, rest) => {
  expect(text(withoutDialog(at(address)))).toBe(rest);
});

test.each([
  ['/', { dialog: 'auth' }, '/?modal=auth'],
  ['/', { dialog: 'auth', tab: 'register' }, '/?modal=auth&tab=register'],
  ['/games?search=a%20b', { dialog: 'wallet', view: 'deposit' }, '/games?search=a%20b&modal=wallet&view=deposit'],
  ['/?modal=wallet&view=deposit', { dialog: 'two-factor' }, '/?modal=two-factor'],
  ['/bets?page=2', { dialog: 'bet', bet: '66f0' }, '/bets?page=2&modal=bet&bet=66f0'],
  ['/?page=2', { dialog: 'transaction', id: '66f0' }, '/?page=2&modal=transaction&id=66f0'],
  ['/bets?tab=sports', { dialog: 'profile' }, '/bets?tab=sports&modal=profile'],
] as const)('at %s, asking for %j leads to %s', (address, request, target) => {
  expect(text(withDialog(at(address), request))).toBe(target);
});

test('replaces the tab and leaves the rest', () => {
  expect(text(withParameter(at('/?modal=auth&tab=login&ref=a%20b'), 'tab', 'register'))).toBe(
    '/?modal=auth&ref=a%20b&tab=register',
  );
});
