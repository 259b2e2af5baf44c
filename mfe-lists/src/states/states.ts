import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { betStates } from './betStates';
import { liveBetStates } from './liveBetStates';
import { transactionFilterStates } from './transactionFilterStates';
import { transactionStates } from './transactionStates';

/** Every state of every module, each at its own address. */
const states: readonly SimulatorState[] = [
  ...transactionStates,
  ...transactionFilterStates,
  ...betStates,
  ...liveBetStates,
];

export default states;
