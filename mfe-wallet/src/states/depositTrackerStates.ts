import type { State } from '@tessera/workbench/state';
import { answers, delays, garbles, loses, statesAt, transactionsCall } from './stateTools';

const deposit = statesAt('deposit');

/** Finished deposits are shown for an hour, so these are dated in the future; the first is the newest. */
const deposits = (...statuses: readonly string[]) =>
  answers(transactionsCall, {
    transactions: statuses.map((status, index) => ({
      _id: `deposit-${index}`,
      type: 'deposit',
      status,
      createdAt: `2099-01-01T00:0${9 - index}:00Z`,
      amount: 0.0125,
      currency: 'BTC',
    })),
  });

const sendDeposit = { control: 'POST /deposits', body: { userId: '{player}', currency: 'LTC', amount: '0.5' } };

/** States of the player’s deposits, below the deposit address. */
export const depositTrackerStates: readonly State[] = [
  deposit(
    'deposit-tracked',
    'Deposits in each stage',
    ['Seen on the network, waiting for its first confirmation', 'Confirming: 1 of 2', 'Your deposits'],
    {
      faults: [deposits('waiting', 'confirming', 'finished')],
    },
  ),
  deposit('deposit-credited', 'A credited deposit', ['Credited', '0.01250000 BTC'], { faults: [deposits('finished')] }),
  deposit(
    'deposit-ended',
    'Deposits that were not credited',
    ['Not credited: failed', 'Not credited: partially paid', 'Not credited: unknown status'],
    {
      faults: [deposits('failed', 'partially_paid', '')],
    },
  ),
  deposit('deposit-untracked', 'No deposits', ['Copy address', 'BTC only'], { faults: [deposits()] }),
  deposit('deposit-tracker-loading', 'The deposits are not known yet', ['BTC only', 'Copy address'], {
    sameAs: 'deposit-untracked',
    faults: [delays(transactionsCall)],
  }),
  deposit('deposit-tracker-failed', 'The deposits cannot be loaded', ['BTC only', 'Copy address'], {
    sameAs: 'deposit-untracked',
    faults: [loses(transactionsCall)],
  }),
  deposit('deposit-tracker-malformed', 'A proxy answers in place of the deposits', ['BTC only', 'Copy address'], {
    sameAs: 'deposit-untracked',
    faults: [garbles(transactionsCall)],
  }),
  deposit('deposit-arrived', 'A deposit that the sandbox has just seen', ['0.50000000 LTC', 'Your deposits'], {
    session: 'other-player',
    steps: [{ see: 'Copy address' }, sendDeposit, { see: '0.50000000 LTC' }],
  }),
  deposit('deposit-confirmed', 'A deposit that the sandbox has just credited', ['0.50000000 LTC', 'Credited'], {
    session: 'other-player',
    steps: [
      { see: 'Copy address' },
      sendDeposit,
      { see: '0.50000000 LTC' },
      { control: 'POST /blocks', body: { count: 2 } },
    ],
  }),
];
