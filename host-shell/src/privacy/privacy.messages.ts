import type { FieldName } from './sentFields';

const code = 'codes that you enter';
const password = 'your password, when you log in, register or change it';
const preferences = 'your preferences';
const agreed = 'what you agreed to';
const playerId = 'your player ID';
const limit = 'the limit that you change';

/** What the fields of calls are, in players' words. */
export const sentWords: Readonly<Record<FieldName, string>> = {
  email: 'your e-mail address',
  username: 'your username',
  password,
  confirmPassword: password,
  oldPassword: password,
  newPassword: password,
  proof: 'your password or a code, where you prove that it is you',
  agreeTerms: agreed,
  agreeMarketing: agreed,
  referralCode: 'a referral code',
  otp: code,
  token: code,
  code,
  userId: playerId,
  player_id: playerId,
  player_name: 'your username',
  uuid: 'the game that you open',
  id: 'the session, passkey, address, bet or transaction that you choose',
  pairId: 'the pair of seeds that you choose',
  requestId: 'the withdrawal that you confirm',
  currency: 'the coin',
  amount: 'the amount',
  hash: 'the hash of a deposit that you look for',
  kind: limit,
  period: limit,
  length: 'how long you want a break to be',
  address: 'the addresses that you withdraw to, or save',
  network: 'the network of an address that you save',
  only: 'whether withdrawals go only to addresses that you saved',
  device: 'whether you use a phone or a computer',
  language: 'the language of your browser',
  return_url: 'the address of this site',
  name: 'the name that you give to a passkey or an address',
  credential: 'the answer of your passkey',
  challengeId: 'which login a code is for',
  endNewFactors: 'whether a reset ends factors that are new',
  showBetsPublicly: preferences,
  displayStats: preferences,
  receiveTipNotifications: preferences,
  mailDeposits: preferences,
  mailWithdrawals: preferences,
  displayCurrency: preferences,
  antiPhishingPhrase: preferences,
  details: preferences,
  key: 'a random number for each change of your seeds and each move of your vault',
  upTo: 'which notices you have read',
  clientSeed: 'your client seed',
};

/** What the browser keeps, in players' words. */
export const storedWords = {
  login:
    'Your login: its token, and your ID, username, e-mail address and verification level; until you log out, or the login expires',
  expiredPlayer: 'Whose login expired, until the next one',
  pickedCurrency: 'The currency that you picked',
  anonymousId: 'A random number that decides which release of the site you get; it is never sent',
  sidebar: 'Whether the menu is wide',
  scrollPositions: 'How far you had scrolled',
  releases: 'Which releases of the site this tab tries or has given up, and their errors',
  telemetry: 'Which releases were counted',
  authDraft: 'What you typed into the login and registration, without passwords and codes',
  games: 'Your favourite and recent games; if you log in, until you log out',
  realityCheck: 'How often you are reminded of the time that you play',
  hiddenAmounts: 'Whether amounts are hidden',
  lastEvent: 'Which change of your account this device has seen last',
  localSettings: 'Details and settings that are not saved at the provider',
  firstSteps: 'Whether the first steps of a new account are shown, and whether you played for fun',
  displayCurrency: 'The currency in which you see values',
  withdrawal: 'A withdrawal that you began, without its codes',
  payments: 'Withdrawals that were sent from this device, and how they ended',
  recentAddresses: 'Addresses that you withdrew to',
} as const;

/** Name of something that the browser keeps. */
export type StoredName = keyof typeof storedWords;

/** Texts of the privacy page. */
export const privacyMessages = {
  lead: 'What this site keeps on your device, and what it sends. Both lists are made from the code of the site.',
  keptTitle: 'Kept on your device',
  until: {
    logout: 'Yours alone, removed when you log out or another player logs in:',
    tab: 'Until you close the tab:',
    device: 'On this device, until you clear the data of this site in your browser, unless it says otherwise:',
  },
  cookies:
    'Cookies: one of the provider with your login, which scripts cannot read, and one that says that you get a release of the site early.',
  sentTitle: 'Sent to the provider',
  sentLead: (host: string) =>
    `The provider keeps accounts and money. Calls go to it alone, at ${host}, with the cookie of your login and, where it is needed, its token.`,
  areas: { account: 'For your account:', wallet: 'For the wallet and bets:', games: 'For games:' },
  lists: 'Of lists it is asked for a part, such as a range of dates.',
  gamesNote: 'A game is a page of the provider in a frame. It keeps and sends what its provider says.',
  measuredTitle: 'Measurements',
  measured: (percent: number, to: string) =>
    `Of ${percent} % of tabs, the site measures how fast and how reliably it works, and reports it to ${to}: times, counts, and places in its own scripts.`,
  measuredNever: 'A report has no ID of a player, browser or session, no text of a page, and nothing that you typed.',
  notMeasured: 'This site measures nothing.',
  othersTitle: 'Others',
  others:
    'There is no advertising and no tracking: browsers are told to run scripts of the releases of this site alone, and to send requests only to the addresses named here.',
  provider: 'How long the provider keeps your account, and what the law gives you, is answered at',
} as const;
