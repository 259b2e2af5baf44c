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
  referralToggle: 'Have a referral code?',
  referralCode: 'Referral code (optional)',
  agreeTerms: { before: 'I agree to the', terms: 'Terms', after: (age: number) => `and confirm I'm ${age} or older` },
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
  breakTitle: 'Not for play',
  loginOver: 'This login has run out. Please log in again.',
  recovering: 'Sending...',

  forgotLine: 'Enter the e-mail address of your account.',

  invalidEmail: emailMessages.invalidEmail,
  passwordsDiffer: 'Passwords do not match.',
  termsRequired: (age: number) => `You must agree to the Terms and confirm you're ${age}+.`,
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
