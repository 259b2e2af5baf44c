import type { State } from '@tessera/workbench/state';
import {
  answers,
  balanceCall,
  delays,
  garbles,
  held,
  hostileText,
  loses,
  poor,
  refuses,
  rich,
  sample,
  statesAt,
} from './stateTools';

const overview = statesAt('overview');

const fortune = {
  totalUsd: 12345678901.05,
  balances: [{ currency: 'BTC', amount: 189933.52155461, usdValue: 12345678901.05 }],
};

const many = {
  totalUsd: 6000,
  balances: Array.from({ length: 60 }, (_, index) => ({ currency: `COIN${index}`, amount: index + 1, usdValue: 100 })),
};

const hostile = {
  totalUsd: 100,
  balances: [{ currency: hostileText, amount: '0.000000000000000001', usdValue: 100 }],
};

const unreadable = { currency: '', amount: 'much' };

const serviced = 'The ledger is being serviced.';

/** States of the overview, and of the dialog without a session. */
export const overviewStates: readonly State[] = [
  overview('overview', 'Overview', ['Total balance', 'How your balance is divided', 'Balances'], { faults: held }),
  overview('overview-own', 'Overview of the player’s own balances', ['Total balance', 'Withdraw', 'Deposit']),
  overview('overview-rich', 'Overview with long amounts and an unknown coin', ['$123,456,789.05', 'PEPE'], {
    faults: [answers(balanceCall, rich)],
  }),
  overview('overview-fortune', 'Overview of a total with eleven digits', ['$12,345,678,901.05'], {
    faults: [answers(balanceCall, fortune)],
  }),
  overview('overview-many', 'Overview of sixty currencies', ['COIN0', '$6,000.00'], {
    faults: [answers(balanceCall, many)],
  }),
  overview(
    'overview-hostile',
    'Overview of a balance with a hostile name',
    ['$100.00', 'ПРИМЕР', '100%', '<0.00000001'],
    {
      faults: [answers(balanceCall, hostile)],
    },
  ),
  overview('overview-empty', 'Overview without balances', ['No balances found.', 'No balance to divide yet'], {
    faults: poor,
  }),
  overview(
    'overview-unreadable-row',
    'Overview with a balance that cannot be read',
    ['1 balance could not be read.', 'You hold more than is listed here.'],
    {
      faults: [answers(balanceCall, { ...sample, balances: [...sample.balances, unreadable] })],
    },
  ),
  overview(
    'overview-unreadable-rows',
    'Overview with no balance that can be read',
    ['2 balances could not be read.', 'You hold more than is listed here.'],
    {
      faults: [answers(balanceCall, { ...sample, balances: [unreadable, unreadable] })],
    },
  ),
  overview('overview-loading', 'Overview while the provider takes its time', ['Total balance', 'Overview'], {
    faults: [delays(balanceCall)],
  }),
  overview(
    'overview-failed',
    'Overview when the provider fails',
    ['Your balance could not be loaded', 'This changes nothing about what you hold. Try again in a moment.'],
    {
      faults: [refuses(balanceCall, serviced, 500)],
    },
  ),
  overview(
    'overview-offline',
    'Overview when the connection is lost',
    ['Your balance could not be loaded', 'Try again'],
    { sameAs: 'overview-failed', faults: [loses(balanceCall)] },
  ),
  overview(
    'overview-malformed',
    'Overview when a proxy answers in place of the provider',
    ['Your balance could not be loaded', 'Try again'],
    { sameAs: 'overview-failed', faults: [garbles(balanceCall)] },
  ),
  overview(
    'overview-retrying',
    'Overview while the balance is loaded again',
    ['Your balance could not be loaded', 'Try again'],
    {
      sameAs: 'overview-failed',
      faults: [refuses(balanceCall, serviced, 500)],
      steps: [{ see: 'Try again' }, { faults: [delays(balanceCall)] }, { press: 'Try again' }],
    },
  ),
  overview(
    'overview-recovered',
    'Overview once the balance was loaded again',
    ['Total balance', '$8,412.07', 'Enable 2FA'],
    {
      sameAs: 'overview',
      faults: [refuses(balanceCall, serviced, 500)],
      steps: [{ see: 'Try again' }, { faults: held }, { press: 'Try again' }],
    },
  ),
  overview(
    'overview-stale',
    'Overview of balances that could not be refreshed',
    ['Not refreshed: your balance as of', 'Try again'],
    {
      faults: [{ ...answers(balanceCall, sample), times: 1 }, refuses(balanceCall, serviced, 500)],
      steps: [{ see: '$8,412.07' }, { event: 'balance-changed', detail: { reason: 'deposit' } }],
    },
  ),
  overview('overview-hidden', 'Overview with hidden amounts', ['Hide amounts', 'Hidden', '••••••'], {
    faults: held,
    steps: [{ press: 'Hide amounts' }],
  }),
  overview('expired', 'The session has expired', ['Log in to see your wallet'], { session: 'expired' }),
  overview(
    'signed-out',
    'A visitor is asked to log in',
    ['Log in to see your wallet', 'Your balance, deposits and withdrawals are here once you are logged in.'],
    {
      session: 'signed-out',
    },
  ),
];
