import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { dialogStates } from './dialogStates';
import { failureStates } from './failureStates';
import { frameStates } from './frameStates';
import { pageStates } from './pageStates';
import { toastStates } from './toastStates';

/** States of the composed site, for the simulator. */
const states: readonly SimulatorState[] = [
  ...frameStates,
  ...pageStates,
  ...dialogStates,
  ...toastStates,
  ...failureStates,
];

export default states;
