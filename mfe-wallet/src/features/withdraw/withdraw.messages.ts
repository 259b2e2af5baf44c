import { messages as amountMessages } from '../amounts/amounts.messages';

/** Texts of the withdraw view (spec §2, §5, §8). */
export const messages = {
  amount: 'Amount',
  available: 'Available',
  availableFailed: 'Available balance unknown',
  retry: 'Try again',
  max: 'Max',
  maxLabel: (symbol: string) => `Max: use all available ${symbol}`,
  shares: (symbol: string) => `Shares of the available ${symbol}`,
  share: (percent: number) => `${percent}%`,
  value: 'Value in USD',
  warning: 'Please double-check the withdrawal address. Transactions cannot be reversed once confirmed.',
  submit: 'Confirm Withdrawal',
  busy: 'Processing...',

  fillAllFields: 'Please fill all fields',
  notANumber: 'Enter the amount as a number, such as 0.025',
  notPositive: amountMessages.notPositive,
  tooManyPlaces: 'Use at most 8 decimal places',
  aboveAvailable: 'Insufficient balance',
  addressCheckFailed: 'The address could not be checked. Please try again.',

  codeSent: 'OTP sent to your registered email. Please verify to continue.',
  codeVerified: 'OTP verified successfully. Processing withdrawal...',
  submitted: 'Withdrawal request submitted successfully!',

  confirmTitle: 'Confirm Withdrawal',
  greeting: 'Hi',
  codeSentTo: ', we sent a one-time code to',
  toAddress: 'To address',
  code: 'Please Enter Your OTP',
  codePlaceholder: 'Enter PIN',
  forgotCode: 'Forgot OTP?',
  contactSupport: 'Please contact support to reset your PIN.',
  invalidCode: 'Please enter a valid PIN',
  missingCode: 'Missing OTP or request ID',
  token: 'Authenticator code',
  tokenHint: 'Or one of your recovery codes. Each code works once.',
  missingToken: 'Please enter the code of your authenticator app, too',
  cancel: 'Cancel',
  confirm: 'Confirm',

  unknownTitle: 'The status of this withdrawal is unknown',
  unknown:
    'The answer to your withdrawal was lost, so its status is unknown. Check Transactions before you send it again, or it may be paid twice.',
  checkTransactions: 'Check Transactions',
  newWithdrawal: 'New withdrawal',
} as const;
