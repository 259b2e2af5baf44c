import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { authStates } from './authStates';
import { loginTestStates } from './loginTestStates';
import { passkeyStates } from './passkeyStates';
import { profileStates } from './profileStates';
import { settingsStates } from './settingsStates';
import { twoFactorStates } from './twoFactorStates';

/** Every state of every exposed module, for the simulator. */
const states: readonly SimulatorState[] = [
  ...authStates,
  ...profileStates,
  ...twoFactorStates,
  ...settingsStates,
  ...passkeyStates,
  ...loginTestStates,
];

export default states;
