export { NewPasswordField } from './NewPasswordField';
export { basicPasswordRules, isPasswordOf, strongPasswordRules } from './passwordRules';
