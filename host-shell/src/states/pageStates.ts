import { shellStates } from './stateTools';

const serverSeed = 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55';
const round = `serverSeed=${serverSeed}&clientSeed=LuckyClientSeed777&nonce=0`;

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
    id: 'game-return',
    title: 'The page that a game returns to leads to the lobby',
    path: '/game-return',
    steps: [{ see: 'Games' }],
    shows: ['Games', 'Keno'],
  },
  { id: 'login-test', title: 'Login test page', path: '/authtest', shows: ['Test Login'] },
]);
