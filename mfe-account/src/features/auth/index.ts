export { AuthDialog } from './AuthDialog';
export { isEmail } from './authRules';
