export { AuthDialog } from './AuthDialog';
export { useLoginMutation } from './auth.api';
export { isEmail } from './authRules';
