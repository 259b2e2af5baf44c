export { type NewPassword, NewPasswordFields } from './NewPasswordFields';
export { basicPasswordRules, isPasswordOf, passwordRuleMessage, strongPasswordRules } from './passwordRules';
