import { answered, statesOf, unanswered } from './stateTools';

const state = statesOf('GamePlayer', { session: 'player', props: { gameName: 'dice' } });
const initCall = { method: 'POST', path: '/wallet-service/api/games/*/init' } as const;
const demoCall = { method: 'POST', path: '/wallet-service/api/games/*/init-demo' } as const;
const balance = (btc: number) =>
  answered(
    { method: 'GET', path: '/wallet-service/api/wallet/*/balance' },
    { totalUsd: 1000, balances: [{ currency: 'BTC', amount: btc, usdValue: 1000 }] },
  );

/** The dialog is opened while the game's session is opening, since the name of its button has the time played. */
const open = { press: 'Your session: 0:00' };
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
    steps: [
      open,
      { faults: [balance(0.5)] },
      { see: 'Even' },
      { faults: [balance(0.4)] },
      { event: 'balance-changed', detail: { reason: 'game' } },
      { see: '−0.1 BTC' },
    ],
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
