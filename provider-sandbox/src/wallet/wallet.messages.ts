import { authMessages } from '../auth/auth.messages';

/** Messages of the wallet calls. */
export const walletMessages = {
  dayInvalid: 'A statement needs a first and a last day, such as 2025-11-20.',
  daysReversed: 'The first day of a statement is not after its last.',
  unknownCoin: 'This currency is not supported.',
  unknownNetwork: 'This network is not supported for the currency.',
  fieldsMissing: 'Please fill all fields',
  amountInvalid: (places: number) => `The amount must be a positive number with at most ${places} decimals.`,
  addressInvalid: (networks: readonly string[]) => `This does not look like a ${networks.join(' or ')} address`,
  withTag: (account: string, tag: number) => `${account} (destination tag ${tag})`,
  insufficient: 'Insufficient balance',
  otpSent: 'OTP sent to your registered email. Please verify to continue.',
  secondFactorMissing: 'Enter the code of your authenticator app, too.',
  secondFactorInvalid: 'The code of your authenticator app is wrong. The code of the mail is still good.',
  secondFactorTooManyTries: authMessages.tooManyTries,
  otpInvalid: authMessages.invalidOtp,
  otpTooManyTries: 'Too many wrong codes. Please start a new withdrawal.',
  otpExpired: 'This code has expired. Please request a new one.',
  otpReplaced: 'A newer code was sent for this withdrawal. Please use that one.',
  otpUsed: 'This withdrawal has already been submitted.',
  noWithdrawal: 'This player has no withdrawal under way.',
  otpVerified: 'OTP verified successfully. Processing withdrawal...',
  notConfirmed: 'Confirm this withdrawal with the code from your email first.',
  submitted: 'Withdrawal request submitted successfully!',
} as const;
