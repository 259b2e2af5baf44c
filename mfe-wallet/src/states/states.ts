import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { depositStates } from './depositStates';
import { headerStates } from './headerStates';
import { overviewStates } from './overviewStates';
import { tabStates } from './tabStates';
import { withdrawalStates } from './withdrawalStates';
import { withdrawFormStates } from './withdrawFormStates';

/** Every state of every exposed module, for the simulator. */
const states: readonly SimulatorState[] = [
  ...headerStates,
  ...overviewStates,
  ...tabStates,
  ...depositStates,
  ...withdrawFormStates,
  ...withdrawalStates,
];

export default states;
