import type { State } from '@tessera/workbench/state';
import { betStates } from './betStates';
import { liveBetStates } from './liveBetStates';
import { transactionFilterStates } from './transactionFilterStates';
import { transactionStates } from './transactionStates';

/** Every state of every module, each at its own address. */
const states: readonly State[] = [...transactionStates, ...transactionFilterStates, ...betStates, ...liveBetStates];

export default states;
