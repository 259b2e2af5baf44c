import { announcing, statesOf } from '..';

const serverSeed = 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55';
const round = `serverSeed=${serverSeed}&clientSeed=LuckyClientSeed777&nonce=0`;

const ownHash = 'cb443550ecb5b191a2f6a1202f1cc9c6ccf6d0abd6327663302839aca4a7de32';
const otherHash = 'e'.repeat(64);

const ownerTexts = { affiliate: 'Affiliate', terms: 'Terms' } as const;

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

const visitor = { session: 'signed-out' } as const;
const state = statesOf('Shell', visitor);
const verifying = announcing(statesOf('Shell', { ...visitor, steps: [{ press: 'Verify' }] }));
const copying = announcing(
  statesOf('Shell', { ...visitor, path: '/__mf', steps: [{ press: 'Copy the diagnostics' }] }),
);
/** A round of that game or, after its other fields, a round of Dice. */
const pathOf = (more: string, game = 'dice') => `/provably-fair?game=${game}&${round}${more}`;
const pages = (titles: Readonly<Record<string, string>>, kind: string, folder: string, ...shows: readonly string[]) =>
  Object.entries(titles).map(([id, title]) =>
    state(id, `${kind} page ${title}`, [title, ...shows], { path: `/${folder}${id}` }),
  );

/** Pages that the shell renders itself. */
export const pageStates = [
  state('home', 'Home', ['provably fair games', 'Play for fun', 'Register', 'Recommended', 'All Bets', 'Questions'], {
    path: '/',
  }),
  state('home-fun', 'Play for fun without an account', ['Dice game', 'Dice'], {
    path: '/',
    steps: [{ press: 'Play for fun' }],
  }),
  state('home-new', 'Home of a site that nobody has played on', ['2,341 players online', 'Sample data'], {
    path: '/',
    data: 'empty',
  }),
  state('home-player', 'Home of a player', ['The new rewards system', 'Recommended', 'My Bets', 'marcella, account'], {
    path: '/',
    session: 'player',
  }),
  state('promotions', 'Promotions', ['Staking rewards', 'Not open yet', 'See the ladder'], { path: '/promotions' }),
  state('vip', 'VIP', ['which is not open yet', 'Unranked', 'Bronze I'], { path: '/vip' }),
  state('bonuses', 'Bonuses', ['Bonuses come from these promotions.', 'Not open yet'], { path: '/bonuses' }),
  state('betting-rules', 'Betting rules', ['All original games', 'Return to player', 'Risk: classic'], {
    path: '/betting-rules',
  }),
  state('rng', 'RNG', ['One stream of fractions for each round', 'Verify a round'], { path: '/rng' }),
  state('provably-fair', 'Provably fair', ['How a round is drawn', 'Verify a round'], { path: '/provably-fair' }),
  state('provably-fair-player', 'Provably fair with the seeds of a player', ['Your seeds', 'Verify a round'], {
    path: '/provably-fair',
    session: 'player',
  }),
  state('round-matches', 'A round that matches its seeds', ['The result matches the seeds.', '25.78'], {
    path: pathOf('&result=25.78'),
  }),
  state('round-differs', 'A round that does not match its seeds', ['The result does not match the seeds.'], {
    path: pathOf('&result=25.79'),
  }),
  state(
    'round-other-seeds',
    'A round of the fixed server seed with another result',
    [
      'The hash matches the server seed.',
      'The server seed is the one that was fixed. Check the client seed, the nonce and the settings of the round.',
    ],
    { path: pathOf(`&serverSeedHash=${ownHash}&result=25.79`) },
  ),
  state(
    'round-other-hash',
    'A round whose hash is of another server seed',
    ['The seeds give the result of the round, so it is the hash that is not of this round.'],
    { path: pathOf(`&serverSeedHash=${otherHash}&result=25.78`) },
  ),
  state(
    'round-other-seed',
    'A round whose hash and result are of another server seed',
    ['Neither the hash nor the result comes from this server seed, so it is the seed that is not of this round.'],
    { path: pathOf(`&serverSeedHash=${otherHash}&result=25.79`) },
  ),
  state(
    'round-undecided',
    'A round whose hash does not match, without its result',
    ['The seed or the hash is not of this round. Enter the result that the game showed to learn which.'],
    { path: pathOf(`&serverSeedHash=${otherHash}`) },
  ),
  ...Object.entries(rounds).map(([game, { title, settings, shows }]) =>
    state(`round-${game}`, `A round of ${title}`, shows, { path: pathOf(settings, game) }),
  ),
  verifying(
    'round-fields',
    'A round with wrong fields',
    ['A hash has 64 digits and letters a to f.', 'No chain has that many rounds.'],
    {
      path: '/provably-fair?game=automatic&serverSeed=seed&serverSeedHash=hash&clientSeed=seed&nonce=100000',
      does: { focus: 'Server seed hash' },
    },
  ),
  verifying(
    'round-settings',
    'A round with a setting out of range',
    ['Enter a number in this range.', 'The nonce is a whole number, 0 or more.'],
    {
      path: '/provably-fair?game=mines&serverSeed=seed&clientSeed=seed&nonce=first&mines=25',
      does: { focus: 'Mines' },
    },
  ),
  verifying('round-refused', 'A round without its seeds', ['Enter this seed.'], {
    path: '/provably-fair',
    does: { focus: 'Server seed' },
  }),
  ...pages(ownerTexts, 'Footer', '', 'The text of this page is not published yet.', 'As of '),
  state(
    'privacy',
    'Privacy',
    ['Kept on your device', 'Your favourite and recent games', 'Sent to the provider', 'your e-mail address'],
    {
      path: '/privacy',
    },
  ),
  state(
    'accessibility',
    'Accessibility statement',
    ['WCAG 2.2, level AA', 'What is not', 'This statement is of the release of'],
    {
      path: '/accessibility',
    },
  ),
  state('help', 'Help', ['Search the answers', 'When is my deposit credited?', 'The code does not arrive'], {
    path: '/help',
  }),
  state(
    'help-open',
    'An answer',
    ['When its network has confirmed it as often as the provider asks.', 'Transactions'],
    {
      path: '/help',
      steps: [{ press: 'When is my deposit credited?' }],
    },
  ),
  announcing(state)('help-found', 'A search of the answers', ['1 answer', 'I lost my phone or my passkey'], {
    path: '/help',
    steps: [{ fill: 'Search the answers', text: 'recovery' }],
  }),
  announcing(state)('help-none', 'A search that finds no answer', ['0 answers', 'No answer has these words'], {
    path: '/help',
    steps: [{ fill: 'Search the answers', text: 'poker' }],
  }),
  state('contact', 'Contact', ['Support answers by e-mail.', 'What is it about?', 'Write the e-mail'], {
    path: '/contact',
  }),
  state('contact-topics', 'Contact with its topics', ['A game or a bet', 'Something else'], {
    path: '/contact',
    steps: [{ press: 'What is it about?' }],
  }),
  state('live-support', 'Live support', ['There is no live chat yet.', 'Write the e-mail'], { path: '/live-support' }),
  state(
    'responsible-gambling',
    'Responsible gambling',
    [
      'Signs that it is too much',
      'Set limits: on deposits, losses, stakes and time.',
      'Take a break, exclude yourself, or close your account.',
      'BeGambleAware',
      'This site does not claim to follow the rules of any place.',
    ],
    { path: '/responsible-gambling' },
  ),
  state('gaming-helpline', 'Gaming helpline', ['United Kingdom', 'GamCare', 'Malta'], { path: '/gaming-helpline' }),
  ...pages(placeholders, 'Placeholder', 'game/', 'This is not open yet.'),
  state('chat', 'Placeholder page Chat', ['Chat', 'This is not open yet.'], { path: '/chat' }),
  state(
    'not-found',
    'An unknown address',
    ['Page not found', 'There is no page at this address.', 'Back to home', 'All games'],
    { path: '/no-such-page' },
  ),
  state('diagnostics', 'Diagnostics', ['Copy the diagnostics', 'Last error'], { path: '/__mf' }),
  copying('diagnostics-copied', 'Diagnostics are copied', ['Copied'], {
    clipboard: 'works',
  }),
  copying(
    'diagnostics-not-copied',
    'Diagnostics could not be copied',
    ['Your browser did not let us copy. Select the text below instead.'],
    { clipboard: 'refused' },
  ),
  state('game-return', 'The page that a game returns to leads to the lobby', ['Games', 'Keno'], {
    path: '/game-return',
    steps: [{ see: 'Games' }],
  }),
  state('login-test', 'Login test page', ['Test Login'], { path: '/authtest' }),
];
