export { NewPasswordField } from './NewPasswordField';
export { basicPasswordRules, isPasswordOf, passwordRuleMessage, strongPasswordRules } from './passwordRules';
