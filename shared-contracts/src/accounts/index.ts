/** Rules of usernames, e-mail addresses, passwords and codes, for the site's fields and for providers. */
export { passwordMessages, usernameMessages } from './accounts.messages';
export { changePasswordRedirect, passwordFormHash } from './changePassword';
export { digitsOf, readCode } from './codes';
export { asciiEmail, isEmail, isNewEmail } from './emails';
export {
  isLoginPassword,
  isSamePassword,
  isStrongPassword,
  normalizePassword,
  passwordLength,
  passwordRules,
  passwordSpecials,
} from './passwords';
export { readableEmail } from './readableEmail';
export { checkUsername, usernameKey } from './usernames';
