import { apiMessages } from '@tessera/shared-contracts/api';
import { codeMessages } from '../../shared/code.messages';
import { emailMessages } from '../../shared/email.messages';

/** Texts of login, register and forgot (spec §2 Auth modal, §5, §8 Auth). */
export const messages = {
  titles: { login: 'Welcome back', register: 'Create your account', forgot: 'Forgot password?' },
  tabsLabel: 'Login or register',
  tabs: { login: 'Login', register: 'Register' },
  art: { title: 'Play what you can prove.', line: 'Crypto only. Every roll can be checked.' },

  email: 'Email',
  emailPlaceholder: 'you@example.com',
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  forgotLink: 'Forgot password?',
  haveCode: codeMessages.haveCode,
  newCode: 'Send another code',
  otherAddress: 'Use another address',
  referralToggle: 'Have a referral code?',
  referralCode: 'Referral code (optional)',
  agreeTerms: { before: 'I agree to the', terms: 'Terms', after: "and confirm I'm 18 or older" },
  agreeMarketing: 'Send me offers by e-mail (optional)',

  login: 'Login',
  loggingIn: 'Logging in...',
  register: 'Create account',
  registering: 'Creating account...',
  recover: 'Recover Account',
  returnToLogin: 'Return to Login',

  usePasskey: 'Sign in with a passkey',
  usePasskeyInstead: 'Use a passkey instead',
  waitingForPasskey: 'Waiting for your passkey...',
  loadingPasskey: 'Loading the login by passkey',
  or: 'or continue with',
  google: 'Google',
  wallet: 'Wallet',
  comingSoon: (name: string) => `${name}, coming soon`,

  loadingForm: 'Loading the form',
  secondFactorTitle: 'One more step',
  code: 'Code',
  loginOf: 'You are logging in as',
  loginOver: 'This login has run out. Please log in again.',
  codeLine: 'Enter the six digits that your authenticator app shows.',
  recoveryCode: 'Recovery code',
  recoveryCodeLine: 'Enter one of the recovery codes that you kept. It is good once.',
  useRecoveryCode: 'Lost your phone? Use a recovery code',
  useCode: 'Use the authenticator app',
  codeMissing: 'Please enter the code.',
  recovering: 'Sending...',
  /** Also true for addresses without an account. */
  recoveryMailed: 'If there is an account with this address, a code was sent to',
  recoveryMailedAgain: 'If there is an account with this address, another code was sent to',
  recoveryMailedBefore: 'Enter the code that was mailed to',
  mailedCode: 'Code from the mail',
  newPassword: 'New password',
  endNewFactors:
    'Also remove a second factor and passkeys that were added in the last 24 hours. Somebody else may have added them.',
  setPassword: 'Set new password',
  settingPassword: 'Setting new password...',
  passwordReset: 'Your password is changed. Log in with the new one.',

  forgotLine: 'Enter the e-mail address of your account.',
  sentTitle: 'What happens next',
  sentLine: (email: string) =>
    email === ''
      ? 'If a recovery mail for your account arrives, follow the link in it.'
      : `If a recovery mail arrives at ${email}, follow the link in it.`,
  sentNoMail: 'We cannot confirm from here that one was sent. If no mail comes within a few minutes, write to',
  sentNoMailEnd: 'from the address of your account, and support will help you back in.',

  invalidEmail: emailMessages.invalidEmail,
  passwordsDiffer: 'Passwords do not match.',
  termsRequired: "You must agree to the Terms and confirm you're 18+.",
  loginFailed: apiMessages.loginFailed,
  invalidCredentials: apiMessages.invalidCredentials,
  signupFailed: apiMessages.signupFailed,
  storageBlocked: 'This browser does not let the site keep you signed in. Allow site data and try again.',
  registeredNotKept:
    'Your account is ready, but this browser does not let the site keep you signed in. Allow site data, then log in.',
  registeredNowLogIn: 'Your account is ready. Log in to play.',
  outage: 'The service did not answer properly; what you typed may be right.',
  loggedIn: 'You have logged in successfully.',
  registered: 'Account created successfully!',
} as const;
