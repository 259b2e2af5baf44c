import {
  checkUsername,
  isEmail,
  isLoginPassword,
  isNewEmail,
  isSamePassword,
  isStrongPassword,
  passwordRules,
} from '@tessera/shared-contracts/accounts';
import { authMessages } from './auth.messages';

type Rule = readonly [isKept: boolean, message: string];
const firstBroken = (rules: readonly Rule[]): string | undefined => rules.find(([isKept]) => !isKept)?.[1];

/** The first rule of spec §5 Login that the login breaks. */
export const checkLogin = ({ email, password }: { email: string; password: string }): string | undefined =>
  firstBroken([
    [isEmail(email), authMessages.invalidEmail],
    [isLoginPassword(password), authMessages.passwordLength],
  ]);

/** The first rule of spec §5 Register, in its order, that the registration breaks. */
export const checkRegistration = (form: {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreeTerms: boolean;
}): string | undefined => {
  const brokenName = checkUsername(form.username);
  return firstBroken([
    [isNewEmail(form.email), authMessages.invalidEmail],
    [brokenName === undefined, brokenName ?? ''],
    [passwordRules.length(form.password), authMessages.passwordLength],
    [isSamePassword(form.password, form.confirmPassword), authMessages.passwordsDiffer],
    [form.agreeTerms, authMessages.termsRequired],
  ]);
};

/** Why a password is not accepted as a new one (spec §5 Password change). */
export const checkNewPassword = (password: string): string | undefined =>
  firstBroken([[isStrongPassword(password), authMessages.passwordRule]]);

/** The first rule of spec §5 Password change that the change breaks. */
export const checkPasswordChange = (form: {
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}): string | undefined =>
  firstBroken([
    [form.username.trim() !== '', authMessages.usernameMissing],
    [form.oldPassword !== '' && form.newPassword !== '', authMessages.passwordFieldsMissing],
    [isStrongPassword(form.newPassword), authMessages.passwordRule],
  ]);
