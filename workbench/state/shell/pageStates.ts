import { shellStates } from './stateTools';

const serverSeed = 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55';
const round = `serverSeed=${serverSeed}&clientSeed=LuckyClientSeed777&nonce=0`;

const ownHash = 'cb443550ecb5b191a2f6a1202f1cc9c6ccf6d0abd6327663302839aca4a7de32';
const otherHash = 'e'.repeat(64);

const footerPages = {
  affiliate: 'Affiliate',
  privacy: 'Privacy',
  terms: 'Terms',
  'responsible-gambling': 'Responsible gambling',
  contact: 'Contact',
  help: 'Help',
  'gaming-helpline': 'Gaming helpline',
  'live-support': 'Live support',
  'betting-rules': 'Betting rules',
  rng: 'RNG',
} as const;

/** A round of each game but Dice, and what is only in its steps. */
const rounds = {
  limbo: { title: 'Limbo', settings: '', shows: ['Limbo', 'Multiplier'] },
  keno: { title: 'Keno', settings: '', shows: ['Numbers, in the order they were drawn'] },
  mines: { title: 'Mines', settings: '&mines=5', shows: ['Tiles with a mine, in the order they were drawn'] },
  plinko: { title: 'Plinko', settings: '&rows=12', shows: ['Pocket, counted from 1 at the left'] },
  automatic: {
    title: 'Automatic, whose seed is of its chain',
    settings: `&terminalHash=${ownHash}`,
    shows: ['The seed leads to the terminal hash.'],
  },
};

const placeholders = { honeypot: 'Honeypot', coinflip: 'Coinflip', pumpdump: 'Pump.Dump', futures: 'Futures' } as const;

/** Pages that the shell renders itself. */
export const pageStates = shellStates([
  {
    id: 'home',
    title: 'Home',
    path: '/',
    shows: ['The new rewards system', 'Recommended', 'All Bets', 'Questions', '2,341'],
  },
  {
    id: 'home-player',
    title: 'Home of a player',
    path: '/',
    session: 'player',
    shows: ['The new rewards system', 'Recommended', 'My Bets', 'marcella, account'],
  },
  {
    id: 'promotions',
    title: 'Promotions',
    path: '/promotions',
    shows: ['What is on offer, in the words of the home page.'],
  },
  {
    id: 'vip',
    title: 'VIP',
    path: '/vip',
    shows: ['Every bet fills your ladder. This is where it begins.', 'Bronze I'],
  },
  { id: 'bonuses', title: 'Bonuses', path: '/bonuses', shows: ['No bonuses to claim'] },
  {
    id: 'provably-fair',
    title: 'Provably fair',
    path: '/provably-fair',
    shows: ['How a round is drawn', 'Verify a round'],
  },
  {
    id: 'provably-fair-player',
    title: 'Provably fair with the seeds of a player',
    path: '/provably-fair',
    session: 'player',
    shows: ['Your seeds', 'Verify a round'],
  },
  {
    id: 'round-matches',
    title: 'A round that matches its seeds',
    path: `/provably-fair?game=dice&${round}&result=25.78`,
    shows: ['The result matches the seeds.', '25.78'],
  },
  {
    id: 'round-differs',
    title: 'A round that does not match its seeds',
    path: `/provably-fair?game=dice&${round}&result=25.79`,
    shows: ['The result does not match the seeds.'],
  },
  {
    id: 'round-other-seeds',
    title: 'A round of the fixed server seed with another result',
    path: `/provably-fair?game=dice&${round}&serverSeedHash=${ownHash}&result=25.79`,
    shows: [
      'The hash matches the server seed.',
      'The server seed is the one that was fixed. Check the client seed, the nonce and the settings of the round.',
    ],
  },
  {
    id: 'round-other-hash',
    title: 'A round whose hash is of another server seed',
    path: `/provably-fair?game=dice&${round}&serverSeedHash=${otherHash}&result=25.78`,
    shows: ['The seeds give the result of the round, so it is the hash that is not of this round.'],
  },
  {
    id: 'round-other-seed',
    title: 'A round whose hash and result are of another server seed',
    path: `/provably-fair?game=dice&${round}&serverSeedHash=${otherHash}&result=25.79`,
    shows: [
      'Neither the hash nor the result comes from this server seed, so it is the seed that is not of this round.',
    ],
  },
  {
    id: 'round-undecided',
    title: 'A round whose hash does not match, without its result',
    path: `/provably-fair?game=dice&${round}&serverSeedHash=${otherHash}`,
    shows: ['The seed or the hash is not of this round. Enter the result that the game showed to learn which.'],
  },
  ...Object.entries(rounds).map(([game, { title, settings, shows }]) => ({
    id: `round-${game}`,
    title: `A round of ${title}`,
    path: `/provably-fair?game=${game}&${round}${settings}`,
    shows,
  })),
  {
    id: 'round-fields',
    title: 'A round with wrong fields',
    path: '/provably-fair?game=automatic&serverSeed=seed&serverSeedHash=hash&clientSeed=seed&nonce=100000',
    steps: [{ press: 'Verify' }],
    shows: ['A hash has 64 digits and letters a to f.', 'No chain has that many rounds.'],
  },
  {
    id: 'round-settings',
    title: 'A round with a setting out of range',
    path: '/provably-fair?game=mines&serverSeed=seed&clientSeed=seed&nonce=first&mines=25',
    steps: [{ press: 'Verify' }],
    shows: ['Enter a number in this range.', 'The nonce is a whole number, 0 or more.'],
  },
  {
    id: 'round-refused',
    title: 'A round without its seeds',
    path: '/provably-fair',
    steps: [{ press: 'Verify' }],
    shows: ['Enter this seed.'],
  },
  ...Object.entries(footerPages).map(([id, title]) => ({
    id,
    title: `Footer page ${title}`,
    path: `/${id}`,
    shows: [title, 'The text of this page is not published yet.'],
  })),
  ...Object.entries(placeholders).map(([id, title]) => ({
    id,
    title: `Placeholder page ${title}`,
    path: `/game/${id}`,
    shows: [title],
  })),
  { id: 'chat', title: 'Placeholder page Chat', path: '/chat', shows: ['Chat'] },
  {
    id: 'not-found',
    title: 'An unknown address',
    path: '/no-such-page',
    shows: ['Page not found', 'There is no page at this address.', 'Back to home', 'All games'],
  },
  { id: 'diagnostics', title: 'Diagnostics', path: '/__mf', shows: ['Copy the diagnostics', 'Last error'] },
  {
    id: 'diagnostics-copied',
    title: 'Diagnostics are copied',
    path: '/__mf',
    clipboard: 'works',
    steps: [{ press: 'Copy the diagnostics' }],
    shows: ['Copied'],
  },
  {
    id: 'diagnostics-not-copied',
    title: 'Diagnostics could not be copied',
    path: '/__mf',
    clipboard: 'refused',
    steps: [{ press: 'Copy the diagnostics' }],
    shows: ['Your browser did not let us copy. Select the text below instead.'],
  },
  {
    id: 'game-return',
    title: 'The page that a game returns to leads to the lobby',
    path: '/game-return',
    steps: [{ see: 'Games' }],
    shows: ['Games', 'Keno'],
  },
  { id: 'login-test', title: 'Login test page', path: '/authtest', shows: ['Test Login'] },
]);
