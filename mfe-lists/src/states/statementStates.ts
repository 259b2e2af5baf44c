import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, readFailures, statesOf, unanswered } from '@tessera/workbench/state';

const { statement } = extensionCalls;
const november = '?since=2025-11-01&until=2025-11-30';
const state = statesOf('StatementPage', { search: november });

const coin = (currency: string, change: object = {}) => ({
  currency,
  opening: 0.5,
  deposits: 0.025,
  withdrawals: -0.01,
  fees: -0.0001,
  staked: -0.3,
  returned: '0.20000001',
  rewards: 0.0004,
  held: 0,
  vault: 0,
  closing: '0.41530001',
  ...change,
});
const coins = (...rows: readonly unknown[]) => [answered(statement, { coins: rows })];
const three = coins(coin('BTC'), coin('ETH', { vault: -0.1, closing: '0.31530001' }), coin('SOL'));
const huge = { opening: '123456789012345678901234567890.000000000000000001' };
const signedOut = 'Your balances are listed here with all deposits, withdrawals and bets between them.';

/** States of the statement. */
export const statementStates = [
  state(
    'loaded',
    'A month of three coins',
    [
      'Statement',
      'marcella, 2025-11-01 to 2025-11-30',
      'Days begin and end in UTC.',
      'Amounts are in coins alone: there are no exchange rates of past days.',
      'Print',
      'Export CSV',
    ],
    { faults: three, does: { money: { '+0.02500000': 'neutral', '−0.09999999': 'neutral' } } },
  ),
  state('own', 'The player’s own statement of this month', ['Opening balance', 'Closing balance', 'Period'], {
    search: '',
  }),
  state('periods', 'The choice of a month or a year', ['Period', '2025', 'From', 'To'], {
    faults: three,
    steps: [{ press: 'Period' }],
  }),
  state(
    'reversed-days',
    'The last day is before the first',
    ['This day is after “To”.', 'This day is before “From”.'],
    {
      search: '?since=2025-11-20&until=2025-11-01',
    },
  ),
  state('wrong', 'Figures that do not add up', ['These figures do not add up to the closing balance.', 'Net of bets'], {
    faults: coins(coin('BTC', { closing: '0.5' })),
  }),
  state('long-texts', 'Amounts and symbols of any length', ['A_CURRENCY_OF_MANY_LETTERS', 'Rewards'], {
    faults: coins(coin('BTC'), coin('a_currency_of_many_letters', huge)),
  }),
  state('unreadable', 'A coin of another shape', ['1 coin could not be read.', 'Staked', 'Returned'], {
    faults: coins({}, coin('BTC')),
  }),
  announcing(state)('exported', 'The statement was exported', ['Exported the statement', 'Withdrawals', 'Fees'], {
    faults: three,
    steps: [{ press: 'Export CSV' }],
  }),
  state('empty', 'Days before the first coin', ['Nothing in these days', 'You had no coins by then.'], {
    faults: coins(),
  }),
  state('part-loading', 'The script of the statement is loading', ['Loading your statement'], {
    parts: 'waiting',
    sameAs: 'loading',
  }),
  state('part-failed', 'The script of the statement did not load', ['This part did not load', 'Try again'], {
    parts: 'failed',
  }),
  state('loading', 'The provider takes its time', ['Loading your statement'], [unanswered(statement)]),
  ...readFailures(announcing(state), statement, { title: 'Failed to load your statement' }),
  state('without-extension', 'A provider without statements', ['No statements', 'Transactions'], {
    withoutExtensions: ['statement'],
  }),
  state('expired', 'The session has expired', ['Your session has expired. Please log in again.', signedOut], {
    session: 'expired',
  }),
  state('signed-out', 'A visitor', ['Log in to see your statement', signedOut, 'Log in'], { session: 'signed-out' }),
];
