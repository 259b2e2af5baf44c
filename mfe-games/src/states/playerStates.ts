import { answered, dropped, listCall, refused, statesOf, unanswered } from './stateTools';

const state = statesOf('GamePlayer', { session: 'player', props: { gameName: 'dice' } });
const initCall = { method: 'POST', path: '/wallet-service/api/games/*/init' } as const;
const demoCall = { method: 'POST', path: '/wallet-service/api/games/*/init-demo' } as const;
const pageCall = { method: 'GET', path: '/play/dice' } as const;

const failed = 'Failed to load game.';
const inFun = { session: 'signed-out', search: '?play=fun' } as const;
const opened = (url: string) => answered(initCall, { success: true, data: { url } });
const silent = answered(pageCall, 'A page that says nothing.');

/** States of the game page without its dialogs. */
export const playerStates = [
  state('real', 'Real Play', ['Dice game', 'Tessera', 'Real Play']),
  state('fun', 'Fun Play', ['Dice', 'Dice game'], { search: '?play=fun' }),
  state('theatre', 'Theatre mode', ['Dice game', 'Back to lobby'], { search: '?play=fun&theatre=on' }),
  state('fun-signed-out', 'Fun Play, signed out', ['Dice', 'Dice game'], { sameAs: 'fun', ...inFun }),
  ...['Limbo', 'Keno', 'Automatic', 'Mines', 'Plinko'].map((gameName) =>
    state(gameName.toLowerCase(), `${gameName}, Fun Play`, [gameName, `${gameName} game`], {
      props: { gameName },
      ...inFun,
    }),
  ),
  state('not-playable', 'A game without a page of its own', ['Roulette', 'Marble Live'], {
    props: { gameName: 'Roulette' },
    ...inFun,
  }),
  state(
    'signed-out',
    'Real Play, signed out',
    [
      'Log in to play for real',
      'Real Play uses the balance of your account. Fun Play needs no account and no money.',
      'Log in',
    ],
    { session: 'signed-out' },
  ),
  state('expired', 'Session expired', ['Log in to play for real', 'Your session has expired. Please log in again.'], {
    session: 'expired',
  }),
  state('screenshot', 'Screenshots are not available', ['Screenshots are not available yet.', 'Screenshot'], {
    steps: [{ press: 'Screenshot' }],
  }),
  state(
    'no-fullscreen',
    'The browser refuses fullscreen',
    ['Fullscreen is not available in this browser.', 'Fullscreen'],
    {
      isFullscreenRefused: true,
      steps: [{ press: 'Fullscreen' }],
    },
  ),
  state(
    'closed',
    'The provider closed the game',
    ['The game was closed', 'Your session with the game has ended.', 'Play again'],
    {
      faults: [silent],
      steps: [{ event: 'message', detail: { type: 'tessera:game-returned' } }],
    },
  ),

  state('loading-list', 'List loading', ['Loading for Real gamePlay...', 'dice'], { faults: [unanswered(listCall)] }),
  state('loading', 'The session is opening', ['Loading for Real gamePlay...', 'Dice'], {
    faults: [unanswered(initCall)],
  }),
  state('loading-fun', 'The session for fun is opening', ['Loading for Fun Play...'], {
    ...inFun,
    faults: [unanswered(demoCall)],
  }),
  state('silent', 'A page that has not said that it is ready', ['Loading for Real gamePlay...', 'Dice'], {
    sameAs: 'loading',
    faults: [silent],
  }),
  state(
    'overdue',
    'A page that never says that it is ready',
    [failed, 'Unable to load game: it took too long to answer.'],
    {
      faults: [silent],
      steps: [{ see: 'Unable to load game: it took too long to answer.' }],
    },
  ),

  state(
    'not-found',
    'Game not found!',
    [failed, 'Game not found!', 'Game not found! The provider lists no game called “No such”.'],
    { props: { gameName: 'No such' } },
  ),
  state('list-failed', 'List failed', [failed, 'Failed to load games list', 'Try again'], {
    faults: [refused(listCall)],
  }),
  state('failed', 'The session failed', [failed, 'Failed to initialize game session', 'Try again'], {
    faults: [refused(initCall)],
  }),
  state('failed-fun', 'The session for fun failed', [failed, 'The studio is closed.', 'Back to lobby'], {
    ...inFun,
    faults: [refused(demoCall, 'The studio is closed.', 503)],
  }),
  state('refused', 'Refused with the server’s message', [failed, 'This game is under maintenance.'], {
    faults: [answered(initCall, { success: false, message: 'This game is under maintenance.' })],
  }),
  state('refused-silently', 'Refused without a message', [failed, 'Unable to load game'], {
    faults: [answered(initCall, { success: false })],
  }),
  state('malformed', 'An answer of another shape', [failed, 'Failed to initialize game session'], {
    faults: [answered(initCall, { success: 'yes', data: [] })],
  }),
  state('unreachable', 'The connection breaks', [failed, 'Failed to initialize game session'], {
    sameAs: 'malformed',
    faults: [dropped(initCall)],
  }),
  state(
    'unsafe-address',
    'An address that is never framed',
    [failed, 'Unable to load game: its address is not secure.'],
    {
      faults: [opened('http://games.example/dice')],
    },
  ),
  state('script-address', 'An address that is a script', [failed, 'Unable to load game: its address is not secure.'], {
    sameAs: 'unsafe-address',
    faults: [opened('javascript:alert(document.cookie)')],
  }),
];
