import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, sends, unanswered } from '@tessera/workbench/state';
import { alikeFailures } from './alikeFailures';
import { held, holds, poor, rich, sample, unknown, unreadable } from './sampleBalance';
import { hostileText } from './sampleCoins';
import { walletAt } from './walletAt';

const overview = walletAt('overview', { faults: held });
const without = walletAt('overview');

const fortune = {
  totalUsd: 12345678901.05,
  balances: [{ currency: 'BTC', amount: 189933.52155461, usdValue: 12345678901.05 }],
};

const many = {
  totalUsd: 6000,
  balances: Array.from({ length: 60 }, (_, index) => ({ currency: `COIN${index}`, amount: index + 1, usdValue: 100 })),
};

const hostile = { totalUsd: 100, balances: [{ currency: hostileText, amount: '0.000000000000000001', usdValue: 100 }] };

/** States of the overview, and of the dialog without a session. */
export const overviewStates = [
  overview('overview', 'Overview', ['Total balance', 'How your balance is divided', '65%', 'Balances'], {
    does: { rows: ['BTC', 'ETH', 'SOL'] },
  }),
  overview('overview-own', 'Overview of the player’s own balances', ['Total balance', '$8,412.07', 'Deposit'], []),
  overview('overview-rich', 'Overview with long amounts and an unknown coin', ['$123,456,789.05', 'PEPE'], {
    faults: [holds(rich)],
  }),
  overview('overview-fortune', 'Overview of a total with eleven digits', ['$12,345,678,901.05'], [holds(fortune)]),
  overview('overview-many', 'Overview of sixty currencies', ['COIN0', '$6,000.00'], [holds(many)]),
  overview('overview-hostile', 'Overview with a hostile name', ['$100.00', 'ПРИМЕР', '100%', '<0.00000001'], {
    faults: [holds(hostile)],
  }),
  overview('overview-on-break', 'Overview during a break', ['You cannot play until', 'Deposit', 'About breaks'], {
    faults: [...held, answered(extensionCalls.readBreak, { state: 'break', until: '2126-11-16T00:00:00.000Z' })],
  }),
  overview('overview-empty', 'Overview without balances', ['No balances found.', 'No balance to divide yet'], poor),
  overview(
    'overview-unreadable-row',
    'Overview with a balance that cannot be read',
    ['1 balance could not be read.', 'You hold more than is listed here.'],
    [holds({ ...sample, balances: [...sample.balances, unreadable] })],
  ),
  overview(
    'overview-unreadable-rows',
    'Overview with no balance that can be read',
    ['2 balances could not be read.', 'You hold more than is listed here.'],
    [holds({ ...sample, balances: [unreadable, unreadable] })],
  ),
  overview('overview-loading', 'Overview while the provider takes its time', ['Total balance', 'Overview'], {
    faults: [unanswered(calls.balance)],
  }),
  ...alikeFailures(announcing(overview), 'overview-', 'Overview', calls.balance, [
    'Your balance could not be loaded',
    'This changes nothing about what you hold. Try again in a moment.',
    'Try again',
  ]),
  overview(
    'overview-retrying',
    'Overview while the balance is loaded again',
    ['Your balance could not be loaded', 'Try again'],
    {
      sameAs: 'overview-failed',
      faults: [unknown],
      steps: [{ see: 'Try again' }, { faults: [unanswered(calls.balance)] }, { press: 'Try again' }],
      does: sends(calls.balance),
    },
  ),
  overview(
    'overview-recovered',
    'Overview once the balance was loaded again',
    ['Total balance', '$8,412.07', 'Enable 2FA'],
    {
      sameAs: 'overview',
      faults: [unknown],
      steps: [{ see: 'Try again' }, { faults: held }, { press: 'Try again' }],
      does: sends(calls.balance),
    },
  ),
  announcing(overview)(
    'overview-stale',
    'Overview of balances that could not be refreshed',
    ['Not refreshed: your balance as of', 'Try again'],
    {
      faults: [{ ...holds(sample), times: 1 }, unknown],
      steps: [{ see: '$8,412.07' }, { event: 'balance-changed', detail: { reason: 'deposit' } }],
      does: sends(calls.balance),
    },
  ),
  overview('overview-hidden', 'Overview with hidden amounts', ['Hide amounts', 'Hidden', '••••••'], {
    steps: [{ press: 'Hide amounts' }],
  }),
  without('expired', 'The session has expired', ['Log in to see your wallet'], { session: 'expired' }),
  without(
    'signed-out',
    'A visitor is asked to log in',
    ['Log in to see your wallet', 'Your balance, deposits and withdrawals are here once you are logged in.'],
    { session: 'signed-out' },
  ),
];
