import { answered, type Fault, statesOf, unanswered } from './stateTools';

const state = statesOf('GamePlayer', { session: 'player', props: { gameName: 'dice' } });
const initCall = { method: 'POST', path: '/wallet-service/api/games/*/init' } as const;
const demoCall = { method: 'POST', path: '/wallet-service/api/games/*/init-demo' } as const;
const balance = (btc: number, eth = 2) =>
  answered(
    { method: 'GET', path: '/wallet-service/api/wallet/*/balance' },
    {
      totalUsd: 1000,
      balances: [
        { currency: 'BTC', amount: btc, usdValue: 500 },
        { currency: 'ETH', amount: eth, usdValue: 500 },
      ],
    },
  );

/** The dialog is opened while the game's session is opening, since the name of its button has the time played. */
const open = { press: 'Your session: 0:00' };
/** Games have changed the balance, since the dialog was opened. */
const played = (after: Fault) => [
  open,
  { faults: [balance(0.5)] },
  { see: 'Even' },
  { faults: [after] },
  { event: 'balance-changed', detail: { reason: 'game' } },
];
const netLine = 'All your games since you opened this one, by your balances at the provider.';

/** States of the dialog about time and result of playing. */
export const playSessionStates = [
  state(
    'session',
    'The player’s session, before the balance is known',
    ['Your session', 'Net result', 'Not known yet'],
    {
      faults: [unanswered(initCall)],
      steps: [open],
    },
  ),
  state('session-fun', 'The session of Fun Play', ['Time', 'Fun Play: no money', 'Keep playing'], {
    session: 'signed-out',
    search: '?play=fun',
    faults: [unanswered(demoCall)],
    steps: [open],
  }),
  state('session-even', 'Nothing won, nothing lost', ['Net result', 'Even', netLine], {
    faults: [unanswered(initCall)],
    steps: [open, { faults: [balance(0.5)] }, { see: 'Even' }],
  }),
  state('session-lost', 'The player has lost', ['Net result', '−0.1 BTC', netLine], {
    faults: [unanswered(initCall)],
    steps: [...played(balance(0.4)), { see: '−0.1 BTC' }],
  }),
  state('session-won', 'The player has won in one currency and lost in another', ['+0.25 BTC', '−1.5 ETH'], {
    faults: [unanswered(initCall)],
    steps: [...played(balance(0.75, 0.5)), { see: '+0.25 BTC' }],
  }),
  state('session-reminders', 'The choice of a reminder', ['Never', 'Every 15 minutes', 'Every 60 minutes'], {
    faults: [unanswered(initCall)],
    steps: [open, { press: 'Remind me' }],
  }),
  state('session-reminded', 'A reminder was chosen before', ['Remind me', 'Every 30 minutes'], {
    storage: { 'tessera.games.reality-check': '30' },
    faults: [unanswered(initCall)],
    steps: [open],
  }),
];
