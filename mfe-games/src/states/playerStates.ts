import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, dropped, failed, refused, statesOf, unanswered } from '@tessera/workbench/state';

const state = statesOf('GamePlayer', { props: { gameName: 'dice' } });
const fun = statesOf('GamePlayer', { props: { gameName: 'dice' }, session: 'signed-out', search: '?play=fun' });

/** States in which the game does not open, and the page says so. */
const unopened = announcing(state);
const title = 'Failed to load game.';
const opened = (url: string) => [answered(calls.initGame, { success: true, data: { url } })];
const silent = answered({ method: 'GET', path: '/play/dice' }, 'A page that says nothing.');
const overdue = 'Unable to load game: it took too long to answer.';

/** States of the game page without its dialogs. */
export const playerStates = [
  state('real', 'Real Play', ['Dice game', 'Tessera', 'Real Play']),
  state('fun', 'Fun Play', ['Dice', 'Dice game'], { search: '?play=fun' }),
  state('theatre', 'Theatre mode', ['Dice game', 'Back to lobby'], { search: '?play=fun&theatre=on' }),
  fun('fun-signed-out', 'Fun Play, signed out', ['Dice', 'Dice game'], { sameAs: 'fun' }),
  ...['Limbo', 'Keno', 'Automatic', 'Mines', 'Plinko'].map((gameName) =>
    fun(gameName.toLowerCase(), `${gameName}, Fun Play`, [gameName, `${gameName} game`], { props: { gameName } }),
  ),
  fun('to-come', 'A game that cannot be played yet', ['Roulette is coming soon', 'Marble Live', 'Back to lobby'], {
    props: { gameName: 'Roulette' },
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
  announcing(state)(
    'screenshot',
    'Screenshots are not available',
    ['Screenshots are not available yet.', 'Screenshot'],
    {
      steps: [{ press: 'Screenshot' }],
    },
  ),
  announcing(state)(
    'no-fullscreen',
    'The browser refuses fullscreen',
    ['Fullscreen is not available in this browser.', 'Fullscreen'],
    { isFullscreenRefused: true, steps: [{ press: 'Fullscreen' }] },
  ),
  announcing(state)('on-break', 'Real Play during a break', ['No play for now', 'About breaks', 'Back to lobby'], {
    faults: [refused(calls.initGame, 'You are on a break.', 403, { until: '2126-11-16T00:00:00.000Z' })],
  }),
  state(
    'closed',
    'The provider closed the game',
    ['The game was closed', 'Your session with the game has ended.', 'Play again'],
    { faults: [silent], steps: [{ event: 'message', detail: { type: 'tessera:game-returned' } }] },
  ),

  state('loading-list', 'List loading', ['Loading for Real gamePlay...', 'dice'], [unanswered(calls.games)]),
  state('loading', 'The session is opening', ['Loading for Real gamePlay...', 'Dice'], [unanswered(calls.initGame)]),
  fun('loading-fun', 'The session for fun is opening', ['Loading for Fun Play...'], [unanswered(calls.initDemoGame)]),
  state('silent', 'A page that has not said that it is ready', ['Loading for Real gamePlay...', 'Dice'], {
    sameAs: 'loading',
    faults: [silent],
  }),
  unopened('overdue', 'A page that never says that it is ready', [title, overdue], {
    faults: [silent],
    steps: [{ see: overdue }],
  }),

  unopened(
    'not-found',
    'Game not found!',
    [title, 'Game not found!', 'Game not found! The provider lists no game called “No such”.'],
    { props: { gameName: 'No such' } },
  ),
  unopened('list-failed', 'List failed', [title, 'Failed to load games list', 'Try again'], [failed(calls.games)]),
  unopened('failed', 'The session failed', [title, 'Failed to initialize game session', 'Try again'], {
    faults: [failed(calls.initGame)],
  }),
  announcing(fun)('failed-fun', 'The session for fun failed', [title, 'The studio is closed.', 'Back to lobby'], {
    faults: [refused(calls.initDemoGame, 'The studio is closed.', 503)],
  }),
  unopened('refused', 'Refused with the server’s message', [title, 'This game is under maintenance.'], {
    faults: [answered(calls.initGame, { success: false, message: 'This game is under maintenance.' })],
  }),
  unopened('refused-silently', 'Refused without a message', [title, 'Unable to load game'], {
    faults: [answered(calls.initGame, { success: false })],
  }),
  unopened('malformed', 'An answer of another shape', [title, 'Failed to initialize game session'], {
    faults: [answered(calls.initGame, { success: 'yes', data: [] })],
  }),
  unopened('unreachable', 'The connection breaks', [title, 'Failed to initialize game session'], {
    sameAs: 'malformed',
    faults: [dropped(calls.initGame)],
  }),
  unopened(
    'unsafe-address',
    'An address that is never framed',
    [title, 'Unable to load game: its address is not secure.'],
    opened('http://games.example/dice'),
  ),
  unopened(
    'script-address',
    'An address that is a script',
    [title, 'Unable to load game: its address is not secure.'],
    {
      sameAs: 'unsafe-address',
      faults: opened('javascript:alert(document.cookie)'),
    },
  ),
];
