import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, sends, statesOf, unanswered } from '@tessera/workbench/state';
import { alikeFailures } from './alikeFailures';
import { settling } from './lostPayments';
import { held, holds, poor, rich, sample, unknown } from './sampleBalance';

const header = statesOf('HeaderWallet', { faults: held });

const openPicker = { press: 'Currency: BTC, Bitcoin' };

/** States of the wallet’s controls in the header. */
export const headerStates = [
  header('loaded', 'A player with balances', ['Total balance', '$8,412.07', 'Wallet controls']),
  header('own', 'The player’s own balances', ['Total balance', 'Wallet'], []),
  header('rich', 'A very large balance', ['$123,456,789.05'], [holds(rich)]),
  header('empty', 'A player without money', ['$0.00'], poor),
  header('loading', 'The provider takes its time', ['Your balance is being loaded'], {
    faults: [unanswered(calls.balance)],
  }),
  ...alikeFailures(header, '', 'The header', calls.balance, ['Your balance could not be loaded', '—']),
  header('stale', 'A balance that could not be refreshed', ['$8,412.07', 'as of'], {
    faults: [{ ...holds(sample), times: 1 }, unknown],
    steps: [{ see: '$8,412.07' }, { event: 'balance-changed', detail: { reason: 'deposit' } }],
    does: sends(calls.balance),
  }),
  header('canadian', 'A total in Canadian dollars', ['CA$11,851.76'], {
    faults: [
      ...held,
      answered(extensionCalls.readPreferences, { displayCurrency: 'CAD' }),
      answered(extensionCalls.rates, {
        source: 'Bank of Canada',
        date: '2026-06-12',
        rates: [{ currency: 'CAD', rate: '1.4089' }],
      }),
    ],
  }),
  header('hidden', 'Hidden amounts', ['Hidden', '••••••'], { storage: { 'tessera.wallet.hidden-amounts': '1' } }),
  header(
    'currencies',
    'The list of currencies',
    ['Currencies', '0.08421839', '4.20817000', 'Litecoin', 'Bitcoin Cash', 'Tron'],
    {
      steps: [{ see: '$8,412.07' }, openPicker],
    },
  ),
  header('currencies-hidden', 'The list of currencies with hidden amounts', ['Bitcoin Cash', '••••••'], {
    storage: { 'tessera.wallet.hidden-amounts': '1' },
    steps: [openPicker],
  }),
  header('currencies-unknown', 'The list of currencies without the balance', ['Bitcoin Cash', '—'], {
    faults: [unknown],
    steps: [openPicker],
  }),
  header('currency-picked', 'A picked currency', ['Currency: DOGE, Dogecoin'], {
    steps: [openPicker, { press: 'DOGE Dogecoin 0.00000000' }],
  }),
  header(
    'currency-held',
    'The coin held most, before one is picked',
    ['Currency: TRX, Tron'],
    [
      holds({
        totalUsd: 3,
        balances: [
          { currency: 'BTC', amount: 0.00001, usdValue: 1 },
          { currency: 'TRX', amount: 16, usdValue: 2 },
        ],
      }),
    ],
  ),
  header('in-game', 'A game runs in a coin', ['Balance in SOL', '4.20817000', 'Currency: SOL, Solana'], {
    steps: [{ see: '$8,412.07' }, { event: 'game-currency-changed', detail: { currency: 'SOL' } }],
  }),
  announcing(header)(
    'withdrawal-paid',
    'A toast: a withdrawal with a lost answer went through',
    ['0.02500000 BTC to tb1qrp…0sl5k7: It went through at'],
    settling('paid'),
  ),
  announcing(header)(
    'withdrawal-not-paid',
    'A toast: a withdrawal with a lost answer did not go through',
    ['0.02500000 BTC to tb1qrp…0sl5k7: It did not go through.'],
    settling('not-paid'),
  ),
  announcing(header)(
    'withdrawal-undecided',
    'A toast: the outcome of a withdrawal stays unknown',
    ['0.02500000 BTC to tb1qrp…0sl5k7: We could not find out whether it went through.'],
    settling('undecided'),
  ),
  header('expired', 'The session has expired', ['Your session has expired. Please log in again.'], {
    session: 'expired',
    faults: [],
  }),
  header('signed-out', 'A visitor sees nothing', [], { session: 'signed-out', faults: [] }),
];
