export { EmailVerificationDialog } from './EmailVerificationDialog';
export { messages as emailVerificationMessages } from './emailVerification.messages';
export { emailToVerify } from './storedEmail';
export { useEmailCode } from './useEmailCode';
