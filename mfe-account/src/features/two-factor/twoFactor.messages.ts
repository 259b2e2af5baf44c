import { apiMessages } from '@tessera/shared-contracts/api';

/** Texts of the set-up of a second factor (spec §2, §5, §8). */
export const messages = {
  title: 'Two-Factor Authentication',
  instructions: 'Setup Instructions',
  steps: ['Open your authenticator app.', 'Scan the code, or type the key.', 'Enter the six digits it shows.'],
  qrLabel: 'QR code for the authenticator app',
  noQr: 'The key is too long for a QR code. Please copy it into the app instead.',
  preparing: 'Preparing the set-up',
  secret: 'Secret Key',
  copySecret: 'Copy key',
  code: 'Enter 6-digit code',
  submit: 'Complete Setup',
  submitting: 'Verifying...',

  setupFailed: apiMessages.twoFactorSetupFailed,
  setupReady: 'Scan the QR code with your Authenticator app!',
  enabled: 'Two-Factor Authentication enabled successfully!',
  incompleteCode: 'Please enter a valid 6-digit code',
  invalidCode: 'Invalid verification code',
  clockHint:
    'Codes depend on the time. If they keep being refused, let your phone set its clock automatically and try the next code.',
  openAuthenticator: 'Open the authenticator app',
  stateFailed: 'The state of your second factor is not known',
  anyCode: 'Code of your authenticator app, or a recovery code',
  codeMissing: 'Please enter a code',
  switchOffMeans: 'Switched off, your password alone logs in, and a mailed code alone allows withdrawals.',
  switchOff: 'Switch off',
  newCodes: 'Renew codes',
  codesLeft: (count: number) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`,
  codesTitle: 'Recovery codes',
  codesLine:
    'Each of these logs you in once when your phone is lost. They are shown only now: keep them where your phone is not.',
  copyCodes: 'Copy all',
  saveCodes: 'Save as a file',
  codesFile: (brand: string) => `${brand.toLowerCase()}-recovery-codes.txt`,
  codesNotCopied: 'The codes could not be copied. Save them as a file, or write them down.',
  codesKept: 'I have kept them',
  codesWarning: 'These codes are not shown again. Keep them first, or close once more to go without.',
  alreadyOn: 'Two-Factor Authentication is already on for your account.',
  verifyFailed: apiMessages.twoFactorVerifyFailed,
  disableFailed: apiMessages.twoFactorDisableFailed,
  disabled: 'Two-Factor Authentication disabled',

  signedOutTitle: 'You are signed out',
  signedOutLine: 'Log in to set up a second factor.',
} as const;
