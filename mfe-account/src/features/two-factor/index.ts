export { TwoFactorDialog } from './TwoFactorDialog';
export { messages as twoFactorMessages } from './twoFactor.messages';
