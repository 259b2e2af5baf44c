export { type NewPassword, NewPasswordFields } from './NewPasswordFields';
