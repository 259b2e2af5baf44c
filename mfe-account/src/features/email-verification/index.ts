export { messages as emailVerificationMessages } from './emailVerification.messages';
export { EmailVerificationDialog } from './lazyEmailVerificationDialog';
export { emailToVerify } from './storedEmail';
export { useEmailCode } from './useEmailCode';
export { useEmailCodeAsked } from './useEmailCodeAsked';
