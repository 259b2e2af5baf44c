import type { State } from '@tessera/workbench/state';
import { betStates } from './betStates';
import { liveBetStates } from './liveBetStates';
import { statementStates } from './statementStates';
import { transactionFilterStates } from './transactionFilterStates';
import { transactionStates } from './transactionStates';

/** Every state of every module, each at its own address. */
const states: readonly State[] = [
  ...transactionStates,
  ...transactionFilterStates,
  ...betStates,
  ...statementStates,
  ...liveBetStates,
];

export default states;
