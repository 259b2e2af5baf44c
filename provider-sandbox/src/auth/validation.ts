import { authMessages } from './auth.messages';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isEmail = (email: string) => email.length <= 254 && emailPattern.test(email);
/** Counts code points, as the site does. */
const isPasswordLength = (password: string) => [...password].length >= 12 && [...password].length <= 15;
/** Spec §5, password change: each class at least once and no other characters. */
const strongPassword = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{12,15}$/;

type Rule = readonly [isKept: boolean, message: string];
const firstBroken = (rules: readonly Rule[]): string | undefined => rules.find(([isKept]) => !isKept)?.[1];

/** The first rule of spec §5 that the login breaks. */
export const checkLogin = ({ email, password }: { email: string; password: string }): string | undefined =>
  firstBroken([
    [isEmail(email), authMessages.invalidEmail],
    [isPasswordLength(password), authMessages.passwordLength],
  ]);

/** The first rule of spec §5, in its order, that the registration breaks. */
export const checkRegistration = (form: {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreeTerms: boolean;
}): string | undefined =>
  firstBroken([
    [isEmail(form.email), authMessages.invalidEmail],
    [form.username.trim() !== '', authMessages.usernameRequired],
    [form.username.trim().length <= 40, authMessages.usernameTooLong],
    [isPasswordLength(form.password), authMessages.passwordLength],
    [form.password === form.confirmPassword, authMessages.passwordsDiffer],
    [form.agreeTerms, authMessages.termsRequired],
  ]);

/** Why a password is not accepted as a new one (spec §5). */
export const checkNewPassword = (password: string): string | undefined =>
  firstBroken([[strongPassword.test(password), authMessages.passwordRule]]);

/** The first rule of spec §5 that the password change breaks. */
export const checkPasswordChange = (form: {
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}): string | undefined =>
  firstBroken([
    [form.username.trim() !== '', authMessages.usernameMissing],
    [form.oldPassword !== '' && form.newPassword !== '', authMessages.passwordFieldsMissing],
    [strongPassword.test(form.newPassword), authMessages.passwordRule],
  ]);
