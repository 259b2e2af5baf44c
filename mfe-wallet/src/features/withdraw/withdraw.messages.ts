import { formatDay, formatTime } from '@tessera/shared-contracts/format';
import { formatCrypto } from '@tessera/shared-contracts/money';
import type { Order, Payment } from './flow/withdrawal.schema';

/** Texts of the withdraw view (spec §2 Withdraw sub-dialog, §5, §8 Wallet). */
export const messages = {
  amount: 'Amount',
  available: 'Available',
  availableFailed: 'Available balance unknown',
  retry: 'Try again',
  max: 'Max',
  maxLabel: (symbol: string) => `Max: use all available ${symbol}`,
  shares: (symbol: string) => `Shares of the available ${symbol}`,
  share: (percent: number) => `${percent}%`,
  warning: 'Please double-check the withdrawal address. Transactions cannot be reversed once confirmed.',
  submit: 'Confirm Withdrawal',
  busy: 'Processing...',

  fillAllFields: 'Please fill all fields',
  tooLittle: (smallest: string, symbol: string) =>
    `This is too little for a withdrawal: the smallest amount is ${smallest} ${symbol}`,
  belowMinimum: (minimum: string, symbol: string, least: string) =>
    `The minimum is ${minimum} ${symbol}. Enter ${least} or more.`,
  notAboveFee: (fee: string, symbol: string, least: string) =>
    `The fee of ${fee} ${symbol} would take all of it. Enter ${least} or more.`,
  youSend: 'You send',
  fee: 'Fee',
  theyReceive: 'They receive',
  unknownAmount: '—',
  time: (time: string, isReviewed: boolean) => `Usually ${time}${isReviewed ? ' after the check' : ''}`,
  balanceTooSmall: (least: string, symbol: string) =>
    `Your balance is too small for a withdrawal: it takes ${least} ${symbol} or more.`,
  balanceIsLeast: 'Your balance is the minimum: only all of it can be withdrawn.',
  reviewFrom: (from: string, symbol: string) => `From ${from} ${symbol} a person checks it first`,
  reviewOfAll: 'A person checks it first',
  review: (from: string, symbol: string) =>
    `A person checks withdrawals of ${from} ${symbol} or more before they are sent, so this one will take longer. You may be asked to prove who you are and where the money came from.`,
  paused: (coin: string) => `Withdrawals of ${coin} are paused`,
  addressCheckFailed: 'The address could not be checked. Please try again.',

  codeSent: 'OTP sent to your registered email. Please verify to continue.',
  codeVerified: 'OTP verified successfully. Processing withdrawal...',
  submitted: 'Withdrawal request submitted successfully!',

  confirmTitle: 'Confirm Withdrawal',
  greeting: 'Hi',
  codeSentTo: ', we sent a code to',
  network: 'Network',
  value: 'Value',
  valueUnknown: 'Unknown',
  remains: 'What remains',
  toAddress: 'To address',
  code: 'Please Enter Your OTP',
  codePlaceholder: 'Enter PIN',
  forgotCode: 'Forgot OTP?',
  contactSupport: 'Please contact support to reset your PIN.',
  invalidCode: 'Please enter a valid PIN',
  token: 'Authenticator code',
  tokenHint: 'Or one of your recovery codes. Each code works once.',
  missingCode: 'Missing OTP or request ID',
  missingToken: 'Please enter the code of your authenticator app, too',
  cancel: 'Cancel',
  confirm: 'Confirm',

  goodFor: 'Valid for',
  expired: 'This code has expired.',
  resend: 'Send a new code',
  resendIn: 'New code in',
  canResend: 'You can request a new code',
  resending: 'Sending a new code...',
  mailIsSlow: 'The mail takes longer than usual. Please wait: you need not send it again.',
  paymentIsSlow:
    'The payment takes longer than usual. Please wait: you will be told how it ended, and nothing is sent twice.',
  logIn: 'Log in again',
  sessionOver: 'Your session with the provider is over, so nothing was sent. Log in again and go on from here.',
  codeRefused: {
    expired: 'This code has expired. Send a new one.',
    replaced: 'A newer code was sent for this withdrawal. Enter that one, or send another.',
  },
  verifyLost: (problem: string) => `${problem} Nothing was sent. Please enter the code again.`,
  interrupted: {
    code: 'The page was left before the code was on its way. Request it again; only the newest one works.',
    verifying: 'The page was left before the code was checked. Nothing was sent. Please enter it again.',
  },

  pendingCode: (order: Order) => `We e-mailed you a code for ${describe(order)}.`,
  enterCode: 'Enter the code',

  repeatTitle: 'Send it again?',
  repeat: (order: Order) =>
    `${describe(order)}: the same withdrawal may already have been paid. We are still checking. If you send it again, it may be paid twice.`,
  repeatNo: 'Do not send',
  repeatYes: 'Send another',

  unknownTitle: 'The status of this withdrawal is unknown',
  unknown:
    'The answer to your withdrawal was lost, so its status is unknown. Check Transactions before you send it again, or it may be paid twice.',
  checking: (order: Order) => `${describe(order)}. We are checking.`,
  sentTitle: 'This withdrawal is being sent',
  paidTitle: (payment: Payment) =>
    payment.paidAt === undefined ? 'It went through' : `It went through at ${timeText(payment.paidAt)}`,
  notPaidTitle: 'It did not go through',
  undecidedTitle: 'We could not find out whether it went through',
  undecided: 'Check Transactions, or ask support, before you send it again.',
  receipt: 'View the withdrawal',
  dismiss: 'Dismiss',
  outcomes: 'Your last withdrawals',
  checkTransactions: 'Check Transactions',
  newWithdrawal: 'New withdrawal',
} as const;

const ends = 6;

/** An order in a sentence: amount, currency, and the ends of the address (spec §2 Withdrawal confirmation dialog). */
export function describe({ withdrawal: { amount, currency, address } }: Pick<Order, 'withdrawal'>): string {
  const short = address.length > 2 * ends ? `${address.slice(0, ends)}…${address.slice(-ends)}` : address;
  return `${formatCrypto(amount)} ${currency} to ${short}`;
}

/** Time of day, with the date unless it is today. */
function timeText(epochMs: number): string {
  const day = formatDay(epochMs);
  const time = formatTime(epochMs);
  return day === formatDay(Date.now()) ? time : `${time} on ${day}`;
}

/** The outcome of a lost payment, in one sentence. */
export const settledMessage = (payment: Payment): string => `${describe(payment)}: ${outcomeTitle(payment)}.`;

/** State of a payment, as a title. */
export function outcomeTitle(payment: Payment): string {
  switch (payment.status) {
    case 'paid':
      return messages.paidTitle(payment);
    case 'not-paid':
      return messages.notPaidTitle;
    case 'undecided':
      return messages.undecidedTitle;
    case 'sent':
      return messages.sentTitle;
    default:
      return messages.unknownTitle;
  }
}

/** State of a payment, below its title. */
export function outcomeDetail(payment: Payment): string {
  switch (payment.status) {
    case 'unknown':
      return `${messages.unknown} ${messages.checking(payment)}`;
    case 'undecided':
      return `${describe(payment)}. ${messages.undecided}`;
    case 'paid':
    case 'not-paid':
      return `${describe(payment)}.`;
    default:
      return messages.checking(payment);
  }
}
