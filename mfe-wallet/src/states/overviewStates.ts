import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { balanceCall, dialog, held, longDelayMs, rich, sample } from './stateTools';

const fortune = {
  totalUsd: 12345678901.05,
  balances: [{ currency: 'BTC', amount: 189933.52155461, usdValue: 12345678901.05 }],
};

/** States of the overview, and of the dialog without a session. */
export const overviewStates: readonly SimulatorState[] = [
  { ...dialog('overview'), id: 'overview', title: 'Overview', session: 'player', faults: held },
  { ...dialog('overview'), id: 'overview-own', title: 'Overview of the player’s own balances', session: 'player' },
  {
    ...dialog('overview'),
    id: 'overview-rich',
    title: 'Overview with long amounts and an unknown coin',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: rich }],
  },
  {
    ...dialog('overview'),
    id: 'overview-empty',
    title: 'Overview without balances',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: { totalUsd: 0, balances: [] } }],
  },
  {
    ...dialog('overview'),
    id: 'overview-loading',
    title: 'Overview while the provider takes its time',
    session: 'player',
    faults: [{ ...balanceCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('overview'),
    id: 'overview-failed',
    title: 'Overview when the provider fails',
    session: 'player',
    faults: [{ ...balanceCall, status: 500, body: { message: 'The ledger is being serviced.' } }],
  },
  {
    ...dialog('overview'),
    id: 'overview-fortune',
    title: 'Overview of a total with eleven digits',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: fortune }],
  },
  {
    ...dialog('overview'),
    id: 'overview-stale',
    title: 'Overview of balances that could not be refreshed',
    session: 'player',
    faults: [
      { ...balanceCall, status: 200, body: sample, times: 1 },
      { ...balanceCall, status: 500 },
    ],
    // Copying waits for the address, so that the first read of the balance precedes the second.
    steps: [{ press: 'Deposit' }, { press: 'Copy address' }, { press: 'Back to wallet' }],
  },
  {
    ...dialog('overview'),
    id: 'overview-hidden',
    title: 'Overview with hidden amounts',
    session: 'player',
    faults: held,
    steps: [{ press: 'Hide amounts' }],
  },
  { ...dialog('overview'), id: 'expired', title: 'The session has expired', session: 'expired' },
  { ...dialog('overview'), id: 'signed-out', title: 'A visitor is asked to log in', session: 'signed-out' },
];
