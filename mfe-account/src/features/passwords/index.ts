export { NewPasswordFields } from './NewPasswordFields';
export { basicPasswordRules, isPasswordOf, passwordRuleMessage, strongPasswordRules } from './passwordRules';
