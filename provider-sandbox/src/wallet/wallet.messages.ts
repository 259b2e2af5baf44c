import type { Decimal } from '@tessera/shared-contracts/money';
import { authMessages } from '../auth/auth.messages';
import { momentText } from '../momentText';
import type { CoinOnNetwork } from './coins';

const nameOf = ({ symbol, network }: CoinOnNetwork) => `${symbol} (${network})`;

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
  belowMinimum: (minimum: Decimal, coin: CoinOnNetwork) =>
    `The minimum withdrawal of ${nameOf(coin)} is ${minimum}. Enter ${minimum} ${coin.symbol} or more.`,
  notAboveFee: (fee: Decimal, coin: CoinOnNetwork) =>
    `The fee of ${fee} ${coin.symbol} would take all of it. Enter more than ${fee} ${coin.symbol}.`,
  withdrawalsPaused: (coin: CoinOnNetwork, reason: string) =>
    `Withdrawals of ${nameOf(coin)} are paused: ${reason} Your balance is not affected. Try again once they are resumed.`,
  depositTooSmall: (minimum: Decimal, coin: CoinOnNetwork) =>
    `Below the minimum deposit of ${minimum} ${coin.symbol}, so it was not credited.`,
  depositSentOver: (network: string, coin: CoinOnNetwork) =>
    `Sent over ${network} to an address for ${nameOf(coin)}, so it was not credited.`,
  moveKeyReused: 'This key was used for another move.',
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
  noReview: 'This player has no withdrawal that is checked.',
  endedByOperator: 'Ended by the provider.',
  unknownTransaction: 'There is no such transaction.',
  noCancelling: 'Withdrawals cannot be cancelled here.',
  noCancellingReturn: 'A deposit that is being returned cannot be kept.',
  tooLateToCancel: 'It is too late to cancel: this withdrawal is sent or has ended.',
  cancelled: (hasVault: boolean) =>
    `The withdrawal is cancelled. The whole amount is ${hasVault ? 'in your vault' : 'back in your balance'}.`,
  movedIn: (amount: Decimal, currency: string) => `${amount} ${currency} moved into your vault.`,
  movedOut: (amount: Decimal, currency: string) => `${amount} ${currency} moved back to your balance.`,
  addressKnown: (name: string) => `This address is in your address book, as ${name}.`,
  addressNameTaken: (name: string) =>
    `Your address book has another address of this coin named ${name}. Choose another name.`,
  bookFull: (most: number) => `Your address book is full: it has ${most} addresses. Remove one first.`,
  unknownAddress: 'Your address book has no such address.',
  addressAdded: (name: string, from: Date | undefined) =>
    `${name} was added to your address book.${from === undefined ? '' : ` Withdrawals to it are possible from ${momentText(from)}.`}`,
  addressRemoved: (name: string) => `${name} was removed from your address book.`,
  bookOnlyOn: 'Withdrawals go only to addresses of your address book.',
  bookOnlyOff: (from: Date | undefined) =>
    `Withdrawals go to any address${from === undefined ? '' : ` from ${momentText(from)}`}.`,
  addressOnHold: (name: string, from: Date) =>
    `${name} is on hold: withdrawals to it are possible from ${momentText(from)}. Until then, choose another address of your address book.`,
  bookOnly: (until: Date | null) =>
    `Withdrawals go only to addresses of your address book${until === null ? '' : `, until ${momentText(until)}`}. Choose one of them, or add this one.`,
  securityChanged: (until: Date) =>
    `The security of your account was changed. Until ${momentText(until)}, withdrawals go only to addresses that were in your address book before.`,
  removal: {
    title: 'Remove an address?',
    line: 'It was added to the address book of your account. Nothing is removed until you press the button.',
    button: 'Remove this address',
    doneLine: 'If somebody else had added it, reset your password and end all other sessions.',
    over: 'Nothing to remove',
    overLine: 'The address of this link was removed already, or the link is not complete.',
  },
  otpVerified: 'OTP verified successfully. Processing withdrawal...',
  notConfirmed: 'Confirm this withdrawal with the code from your email first.',
  submitted: 'Withdrawal request submitted successfully!',
} as const;
