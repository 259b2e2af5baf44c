import type { State } from '@tessera/workbench/state';
import { accountDetailsStates } from './accountDetailsStates';
import { activityStates } from './activityStates';
import { breakStates } from './breakStates';
import { connectedWalletStates } from './connectedWalletStates';
import { emailCodeStates } from './emailCodeStates';
import { firstStepsStates } from './firstStepsStates';
import { limitStates } from './limitStates';
import { loginStates } from './loginStates';
import { loginTestStates } from './loginTestStates';
import { passkeyAddStates } from './passkeyAddStates';
import { passkeyChangeStates } from './passkeyChangeStates';
import { passkeyLoginStates } from './passkeyLoginStates';
import { passkeyStates } from './passkeyStates';
import { passwordStates } from './passwordStates';
import { profileStates } from './profileStates';
import { recoveryStates } from './recoveryStates';
import { registerStates } from './registerStates';
import { secondFactorStates } from './secondFactorStates';
import { sessionStates } from './sessionStates';
import { settingsStates } from './settingsStates';
import { twoFactorOnStates } from './twoFactorOnStates';
import { twoFactorSetupStates } from './twoFactorSetupStates';
import { twoFactorStates } from './twoFactorStates';

/** Every state of every exposed module, for the workbench. */
const states: readonly State[] = [
  ...loginStates,
  ...secondFactorStates,
  ...passkeyLoginStates,
  ...registerStates,
  ...recoveryStates,
  ...profileStates,
  ...firstStepsStates,
  ...twoFactorSetupStates,
  ...twoFactorStates,
  ...twoFactorOnStates,
  ...settingsStates,
  ...accountDetailsStates,
  ...emailCodeStates,
  ...passwordStates,
  ...connectedWalletStates,
  ...passkeyStates,
  ...passkeyAddStates,
  ...passkeyChangeStates,
  ...sessionStates,
  ...limitStates,
  ...breakStates,
  ...activityStates,
  ...loginTestStates,
];

export default states;
