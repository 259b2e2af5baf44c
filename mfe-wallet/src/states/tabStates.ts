import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { coinsCall, dialog, longDelayMs } from './stateTools';

/** States of the tabs Buy Crypto and Settings. */
export const tabStates: readonly SimulatorState[] = [
  { ...dialog('buy'), id: 'buy', title: 'Buy Crypto', session: 'player' },
  {
    ...dialog('buy'),
    id: 'buy-loading',
    title: 'Buy Crypto before the coins are known',
    session: 'player',
    faults: [{ ...coinsCall, delayMs: longDelayMs }],
  },
  {
    ...dialog('buy'),
    id: 'buy-failed',
    title: 'Buy Crypto when the coins cannot be loaded',
    session: 'player',
    faults: [{ ...coinsCall, status: 500 }],
  },
  { ...dialog('settings'), id: 'settings', title: 'Settings', session: 'player' },
  {
    ...dialog('settings'),
    id: 'settings-no-rates',
    title: 'Settings of a provider without rates',
    session: 'player',
    withoutExtensions: ['rates'],
  },
  {
    ...dialog('settings'),
    id: 'settings-dialog',
    title: 'Wallet Settings',
    session: 'player',
    steps: [{ press: 'Change currency' }],
  },
];
