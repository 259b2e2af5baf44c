import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { addressCall, coinsCall, dialog, longDelayMs, transactionsCall } from './stateTools';

/** Finished deposits are shown for an hour, so these are dated in the future. */
const deposits = ['waiting', 'confirming', 'finished'].map((status, index) => ({
  _id: `deposit-${status}`,
  type: 'deposit',
  status,
  createdAt: `2099-01-01T00:0${3 - index}:00Z`,
  amount: 0.0125,
  currency: 'BTC',
}));

/** States of the deposit view. */
export const depositStates: readonly SimulatorState[] = [
  { ...dialog('deposit'), id: 'deposit', title: 'Deposit', session: 'player' },
  {
    ...dialog('deposit'),
    id: 'deposit-local',
    title: 'Deposit of local currency',
    session: 'player',
    steps: [{ press: 'Local Currency' }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-tracked',
    title: 'Deposits in each stage',
    session: 'player',
    faults: [{ ...transactionsCall, status: 200, body: { transactions: deposits } }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-tag',
    title: 'Deposit with a destination tag',
    session: 'player',
    faults: [{ ...coinsCall, status: 200, body: [{ symbol: 'XRP', name: 'Ripple', network: 'XRP Ledger' }] }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-unfit',
    title: 'The provider sends an address of another network',
    session: 'player',
    faults: [{ ...addressCall, status: 200, body: { payAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-loading',
    title: 'Deposit before the address is known',
    session: 'player',
    faults: [{ ...addressCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-coins-loading',
    title: 'Deposit before the coins are known',
    session: 'player',
    faults: [{ ...coinsCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-failed',
    title: 'Deposit when the address cannot be loaded',
    session: 'player',
    faults: [{ ...addressCall, status: 503, body: { message: 'Addresses are being renewed.' } }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-coins-failed',
    title: 'Deposit when the coins cannot be loaded',
    session: 'player',
    faults: [{ ...coinsCall, drop: 'before' }],
  },
  {
    ...dialog('deposit'),
    id: 'deposit-no-coins',
    title: 'Deposit when the provider lists no coins',
    session: 'player',
    faults: [{ ...coinsCall, status: 200, body: [] }],
  },
];
