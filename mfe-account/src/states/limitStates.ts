import { extensionCalls, forGood } from '@tessera/shared-contracts/extensions/schema';
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

const { keepLimit, rates, readLimits, readOwnPlay, readPreferences, returnHeld, reviewLimits, setLimit } =
  extensionCalls;
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
const period = { deposits: '340', withdrawals: '25.5', staked: '1240', returned: '1252.5', minutes: '75' };
const play = answered(readOwnPlay, {
  periods: ['day', 'week', 'month', 'year'].map((name) => ({ period: name, ...period })),
  days: Array.from({ length: 12 }, (_, at) => ({
    day: `2026-06-${String(at + 2).padStart(2, '0')}`,
    net: String(((at * 37) % 90) - 40),
  })),
  today: '2026-06-15',
  netDeposits: '314.5',
  since: '2026-01-02T09:30:00.000Z',
});
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
const limits = (deposits: object = {}, heldRows: readonly unknown[] = [], more: object = {}) =>
  answered(readLimits, { limits: rows(deposits), held: heldRows, ...more });
const pending = (confirmFrom: string) =>
  limits({ ...limited, pending: { amount: '200', confirmFrom, confirmUntil: until } });

const state = statesOf('SettingsPage', { faults: [limits(limited), play] });
const inEuros = [
  limits({ amount: '115.27', left: '75.27' }),
  play,
  answered(readPreferences, { displayCurrency: 'EUR' }),
  answered(rates, {
    source: 'European Central Bank',
    date: '2025-11-20',
    rates: [{ currency: 'EUR', rate: '0.8675' }],
  }),
];
const change = 'Change the limit: Deposits, a day';
const typing = (text: string) => [{ press: change }, { fill: 'Limit in US dollars', text }, { press: 'Save' }];
const returning = [{ press: 'Return 0.05 BTC to sender' }, { press: 'Return to sender', in: 'Return this deposit?' }];

/** The limits, what they hold and the player's own play. */
export const limitStates = [
  state('limits', 'Limits', ['$100.00', change, 'Set the limit: Time, a month', 'Your play', '+$12.50'], {}),
  state('play-none', 'An account without play', ['Your play', 'You have not played on any of them.'], {
    faults: [
      answered(readOwnPlay, { periods: [], days: [], today: '2026-06-15', netDeposits: '0', since: passed }),
      limits(limited),
    ],
  }),
  state('play-loading', 'Own play that takes its time', ['Loading your play'], {
    faults: [limits(limited), unanswered(readOwnPlay)],
  }),
  state('play-failed', 'Own play cannot be loaded', ['Your play is not here', serverMessage], {
    faults: [limits(limited), failed(readOwnPlay, serverMessage)],
  }),
  state('limits-euros', 'Limits in euros', ['€100.00', 'Shown in EUR (rates: European Central Bank, Nov 20, 2025)'], {
    faults: inEuros,
  }),
  state(
    'limits-euros-dialog',
    'A limit is typed in euros',
    ['Limit in EUR', 'It is kept as US$57.63, by the rate of now.'],
    {
      faults: inEuros,
      steps: [{ press: change }, { fill: 'Limit in EUR', text: '50' }],
    },
  ),
  state('limits-review', 'Half a year after the last look', ['Do they still fit', 'They fit'], {
    faults: [limits(limited, [], { reviewDue: true }), play],
  }),
  state('limits-review-none', 'The same without a limit', ['You have set no limit. Do you want one?', 'Not now'], {
    faults: [limits({}, [], { reviewDue: true }), play],
  }),
  announcing(state)('limits-reviewed', 'They still fit', ['You are asked again in half a year.'], {
    faults: [
      limits(limited, [], { reviewDue: true }),
      play,
      answered(reviewLimits, { limits: rows(limited), held: [] }),
    ],
    steps: [{ press: 'They fit' }],
    does: sends(reviewLimits),
  }),
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
      faults: [
        limits(limited, [
          held,
          ...[until, null, forGood].map((releaseFrom) => ({
            ...held,
            id: `${releaseFrom}`,
            because: 'break',
            releaseFrom,
          })),
          { id: 'odd' },
        ]),
      ],
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
