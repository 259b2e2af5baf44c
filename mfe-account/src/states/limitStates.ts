import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  failed,
  refused,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';

const { keepLimit, readLimits, returnHeld, setLimit } = extensionCalls;
const until = '2126-11-16T00:00:00.000Z';
const passed = '2025-11-14T09:30:00.000Z';
const kinds = ['deposit', 'loss', 'wager', 'session'] as const;
const periods = ['day', 'week', 'month'] as const;

/** Every limit, with these of the deposits a day. */
const rows = (deposits: object = {}) =>
  kinds.flatMap((kind) =>
    periods.map((period) => ({
      kind,
      period,
      amount: null,
      used: kind === 'loss' ? '-12.5' : '40',
      left: null,
      until,
      pending: null,
      ...(kind === 'deposit' && period === 'day' && deposits),
    })),
  );
const limited = { amount: '100', left: '60' };
const held = {
  id: 'held',
  currency: 'BTC',
  amount: '0.05',
  usdValue: '3250',
  since: passed,
  because: 'deposit-limit',
  releaseFrom: null,
};
const limits = (deposits: object = {}, heldRows: readonly unknown[] = []) =>
  answered(readLimits, { limits: rows(deposits), held: heldRows });
const pending = (confirmFrom: string) =>
  limits({ ...limited, pending: { amount: '200', confirmFrom, confirmUntil: until } });

const state = statesOf('SettingsPage', { faults: [limits(limited)] });
const change = 'Change the limit: Deposits, a day';
const typing = (text: string) => [{ press: change }, { fill: 'Limit in US dollars', text }, { press: 'Save' }];
const returning = [{ press: 'Return 0.05 BTC to sender' }, { press: 'Return to sender', in: 'Return this deposit?' }];

/** The limits, what they hold and the player's own play. */
export const limitStates = [
  state('limits', 'Limits', ['$100.00', change, 'Set the limit: Time, a month', 'Your play', '+$12.50'], {}),
  state('limits-dialog', 'A limit is typed', ['Limit in US dollars', 'The limit is $100.00.', 'Remove the limit'], {
    steps: [{ press: change }],
    does: { focus: 'Limit in US dollars' },
  }),
  state('limits-dialog-time', 'A limit of time is typed', ['Limit in minutes', '90 is an hour and a half.'], {
    steps: [{ press: 'Set the limit: Time, a day' }],
  }),
  announcing(state)(
    'limits-ambiguous',
    'A limit that may mean two',
    ['1,000 may mean 1.0000 or 1000. Enter one of these'],
    {
      steps: typing('1,000'),
      does: { focus: 'Limit in US dollars', calls: [] },
    },
  ),
  announcing(state)('limits-set', 'A limit is set', ['Your limit holds from now on.'], {
    faults: [limits(limited), answered(setLimit, { limits: rows({ amount: '50', left: '10' }), held: [] })],
    steps: typing('50'),
    does: sends(setLimit),
  }),
  announcing(state)('limits-refused', 'A limit is refused', ['Too many digits.'], {
    faults: [limits(limited), refused(setLimit, 'Too many digits.')],
    steps: typing('50'),
    does: sends(setLimit),
  }),
  state('limits-pending', 'A higher limit waits', ['Keep $100.00'], { faults: [pending(until)] }),
  announcing(state)('limits-kept', 'A higher limit is taken back', ['Your limit stays as it is.'], {
    faults: [pending(until), answered(keepLimit, { limits: rows(limited), held: [] })],
    steps: [{ press: 'Keep $100.00' }],
    does: sends(keepLimit),
  }),
  announcing(state)('limits-confirmed', 'A higher limit is confirmed', ['Your limit holds from now on.'], {
    sameAs: 'limits-set',
    faults: [pending(passed), answered(setLimit, { limits: rows(limited), held: [] })],
    steps: [{ press: 'Yes, change it to $200.00' }],
    does: sends(setLimit),
  }),
  state(
    'limits-held',
    'Held deposits',
    [
      'Held deposits',
      'They have arrived, and are not in your balance: nothing can be played with them.',
      'Return 0.05 BTC to sender',
      '1 held deposit could not be read.',
    ],
    {
      faults: [limits(limited, [held, { ...held, id: 'break', because: 'break', releaseFrom: until }, { id: 'odd' }])],
    },
  ),
  state('limits-return', 'A held deposit may be returned', ['Return this deposit?'], {
    faults: [limits(limited, [held])],
    steps: returning.slice(0, 1),
  }),
  announcing(state)(
    'limits-returned',
    'A held deposit is returned',
    ['The deposit is on its way back to bc1qsender.'],
    {
      faults: [limits(limited, [held]), answered(returnHeld, { transactionId: 'w', address: 'bc1qsender' })],
      steps: returning,
      does: sends(returnHeld),
    },
  ),
  announcing(state)(
    'limits-return-lost',
    'The answer of a return is lost',
    ['The answer was lost. Look at Transactions before you try again.'],
    { faults: [limits(limited, [held]), failed(returnHeld)], steps: returning, does: sends(returnHeld) },
  ),
  state('limits-loading', 'Limits that take their time', ['Loading your limits'], { faults: [unanswered(readLimits)] }),
  state('limits-failed', 'Limits could not be loaded', ['Your limits are not here', serverMessage], {
    faults: [failed(readLimits, serverMessage)],
  }),
  state('limits-off', 'A provider without limits and breaks', ['Recent activity'], {
    withoutExtensions: ['limits', 'breaks'],
  }),
];
