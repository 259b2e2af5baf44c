import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered, type Fault, sends, statesOf, unanswered } from '@tessera/workbench/state';

const balance = (btc: number, eth = 2) =>
  answered(calls.balance, {
    totalUsd: 1000,
    balances: [
      { currency: 'BTC', amount: btc, usdValue: 500 },
      { currency: 'ETH', amount: eth, usdValue: 500 },
    ],
  });

/** The dialog is opened while the game's session is opening, since the name of its button has the time played. */
const open = { press: 'Your session: 0:00' };
/** The day of play in the answer about limits. */
const dayOf = (minutes: string, lost: string) => {
  const counted = { period: 'day', amount: null, left: null, until: '2099-01-01T00:00:00Z', pending: null };
  const limits = [
    { ...counted, kind: 'session', used: minutes },
    { ...counted, kind: 'wager', used: '120' },
    { ...counted, kind: 'loss', used: lost },
  ];
  return answered(extensionCalls.readLimits, { limits, held: [] });
};
const known = [open, { faults: [balance(0.5)] }, { see: 'Even' }];
/** Games have changed the balance, since the dialog was opened. */
const played = (after: Fault) => [
  ...known,
  { faults: [after] },
  { event: 'balance-changed', detail: { reason: 'game' } },
];
const netLine = 'All your games since you opened this one, by your balances at the provider.';

const todayLine = 'Today in UTC, in US dollars: all your games on all devices, as the provider counts them.';

const state = statesOf('GamePlayer', {
  props: { gameName: 'dice' },
  faults: [unanswered(calls.initGame)],
  // Results since the game opened are for providers that do not count the day.
  withoutExtensions: ['limits'],
  steps: [open],
});

/** States of the dialog about time and result of playing. */
export const playSessionStates = [
  state(
    'session',
    'The player’s session, before the balance is known',
    ['Your session', 'Net result', 'Not known yet'],
    { does: { focus: 'Remind me' } },
  ),
  state('session-fun', 'The session of Fun Play', ['Time', 'Fun Play: no money', 'Close'], {
    session: 'signed-out',
    search: '?play=fun',
    faults: [unanswered(calls.initDemoGame)],
  }),
  state('session-even', 'Nothing won, nothing lost', ['Net result', 'Even', netLine], {
    steps: known,
    does: { money: { Even: 'neutral' } },
  }),
  state('session-lost', 'The player has lost', ['Net result', '−0.1 BTC', netLine], {
    steps: [...played(balance(0.4)), { see: '−0.1 BTC' }],
    does: { ...sends(calls.balance), money: { '−0.1 BTC': 'neutral' } },
  }),
  state('session-won', 'The player has won in one currency and lost in another', ['+0.25 BTC', '−1.5 ETH'], {
    steps: [...played(balance(0.75, 0.5)), { see: '+0.25 BTC' }],
    does: { ...sends(calls.balance), money: { '+0.25 BTC': 'neutral', '−1.5 ETH': 'neutral' } },
  }),
  state('session-reminders', 'The choice of a reminder', ['Never', 'Every 15 minutes', 'Every 60 minutes'], {
    steps: [open, { press: 'Remind me' }],
  }),
  state('session-reminded', 'A reminder was chosen before', ['Remind me', 'Every 30 minutes'], {
    storage: { 'tessera.games.reality-check': '30' },
  }),
  state(
    'session-day',
    'The day of play, by the provider',
    ['1 h 35 min', '$120.00', '$77.93', '−$42.07', todayLine, 'Your limits'],
    {
      withoutExtensions: [],
      faults: [unanswered(calls.initGame), dayOf('95.2', '42.07')],
      steps: [{ press: 'Your session: 0:00, net result today −$42.07' }],
    },
  ),
];
