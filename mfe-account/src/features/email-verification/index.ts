export { EmailVerificationDialog } from './EmailVerificationDialog';
export { useSendEmailCodeMutation } from './emailVerification.api';
export { messages as emailVerificationMessages } from './emailVerification.messages';
export { emailToVerify } from './storedEmail';
