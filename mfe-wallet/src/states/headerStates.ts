import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { balanceCall, held, longDelayMs, rich } from './stateTools';

const header = { module: 'HeaderWallet' } as const;

/** States of the wallet’s controls in the header. */
export const headerStates: readonly SimulatorState[] = [
  { ...header, id: 'loaded', title: 'A player with balances', session: 'player', faults: held },
  { ...header, id: 'own', title: 'The player’s own balances', session: 'player' },
  {
    ...header,
    id: 'rich',
    title: 'A very large balance',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: rich }],
  },
  {
    ...header,
    id: 'empty',
    title: 'A player without money',
    session: 'player',
    faults: [{ ...balanceCall, status: 200, body: { totalUsd: 0, balances: [] } }],
  },
  {
    ...header,
    id: 'loading',
    title: 'The provider takes its time',
    session: 'player',
    faults: [{ ...balanceCall, delayMs: longDelayMs }],
  },
  {
    ...header,
    id: 'failed',
    title: 'The provider fails',
    session: 'player',
    faults: [{ ...balanceCall, status: 500, body: { message: 'The ledger is being serviced.' } }],
  },
  { ...header, id: 'expired', title: 'The session has expired', session: 'expired' },
  { ...header, id: 'signed-out', title: 'A visitor sees nothing', session: 'signed-out' },
];
