export { TwoFactorDialog } from './TwoFactorDialog';
export { useTwoFactor } from './twoFactor.api';
export { messages as twoFactorMessages } from './twoFactor.messages';
