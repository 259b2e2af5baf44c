export { TwoFactorDialog } from './lazyTwoFactorDialog';
export { useTwoFactor } from './twoFactor.api';
export { messages as twoFactorMessages } from './twoFactor.messages';
