import type { State } from '@tessera/workbench/state';
import { settling } from './lostPayments';
import {
  answers,
  balanceCall,
  delays,
  garbles,
  held,
  loses,
  poor,
  preferencesPath,
  ratesCall,
  refuses,
  rich,
  sample,
  statesOf,
} from './stateTools';

const header = statesOf('HeaderWallet');

const openPicker = { press: 'Currency: BTC, Bitcoin' };

/** States of the wallet’s controls in the header. */
export const headerStates: readonly State[] = [
  header('loaded', 'A player with balances', ['Total balance', '$8,412.07', 'Wallet controls'], { faults: held }),
  header('own', 'The player’s own balances', ['Total balance', 'Wallet']),
  header('rich', 'A very large balance', ['$123,456,789.05'], { faults: [answers(balanceCall, rich)] }),
  header('empty', 'A player without money', ['$0.00'], { faults: poor }),
  header('loading', 'The provider takes its time', ['Your balance is being loaded'], { faults: [delays(balanceCall)] }),
  header('failed', 'The provider fails', ['Your balance could not be loaded', '—'], {
    faults: [refuses(balanceCall, 'The ledger is being serviced.', 500)],
  }),
  header('offline', 'The connection is lost', ['Your balance could not be loaded', '—'], {
    sameAs: 'failed',
    faults: [loses(balanceCall)],
  }),
  header('malformed', 'A proxy answers in place of the provider', ['Your balance could not be loaded', '—'], {
    sameAs: 'failed',
    faults: [garbles(balanceCall)],
  }),
  header('stale', 'A balance that could not be refreshed', ['$8,412.07', 'as of'], {
    faults: [{ ...answers(balanceCall, sample), times: 1 }, refuses(balanceCall, 'The ledger is being serviced.', 500)],
    steps: [{ see: '$8,412.07' }, { event: 'balance-changed', detail: { reason: 'deposit' } }],
  }),
  header('canadian', 'A total in Canadian dollars', ['CA$11,851.76'], {
    faults: [
      ...held,
      answers({ method: 'GET', path: preferencesPath }, { displayCurrency: 'CAD' }),
      answers(ratesCall, {
        source: 'Bank of Canada',
        date: '2026-06-12',
        rates: [{ currency: 'CAD', rate: '1.4089' }],
      }),
    ],
  }),
  header('hidden', 'Hidden amounts', ['Hidden', '••••••'], {
    faults: held,
    storage: { 'tessera.wallet.hidden-amounts': '1' },
  }),
  header('currencies', 'The list of currencies', ['Currencies', 'Bitcoin Cash', '0.08421839'], {
    faults: held,
    steps: [{ see: '$8,412.07' }, openPicker],
  }),
  header('currencies-hidden', 'The list of currencies with hidden amounts', ['Bitcoin Cash', '••••••'], {
    faults: held,
    storage: { 'tessera.wallet.hidden-amounts': '1' },
    steps: [openPicker],
  }),
  header('currencies-unknown', 'The list of currencies without the balance', ['Bitcoin Cash', '—'], {
    faults: [refuses(balanceCall, 'The ledger is being serviced.', 500)],
    steps: [openPicker],
  }),
  header('currency-picked', 'A picked currency', ['Currency: DOGE, Dogecoin'], {
    faults: held,
    steps: [openPicker, { press: 'DOGE Dogecoin 0.00000000' }],
  }),
  header(
    'withdrawal-paid',
    'A toast: a withdrawal with a lost answer went through',
    ['0.02500000 BTC to tb1qrp…0sl5k7: It went through at'],
    settling('paid'),
  ),
  header(
    'withdrawal-not-paid',
    'A toast: a withdrawal with a lost answer did not go through',
    ['0.02500000 BTC to tb1qrp…0sl5k7: It did not go through.'],
    settling('not-paid'),
  ),
  header(
    'withdrawal-undecided',
    'A toast: the outcome of a withdrawal stays unknown',
    ['0.02500000 BTC to tb1qrp…0sl5k7: We could not find out whether it went through.'],
    settling('undecided'),
  ),
  header('expired', 'The session has expired', ['Your session has expired. Please log in again.'], {
    session: 'expired',
  }),
  header('signed-out', 'A visitor sees nothing', [], { session: 'signed-out' }),
];
