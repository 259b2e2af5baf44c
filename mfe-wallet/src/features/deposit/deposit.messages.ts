import type { LimitPeriod } from '@tessera/shared-contracts/extensions';
import { formatCrypto } from '@tessera/shared-contracts/money';

const now: Readonly<Record<LimitPeriod, string>> = { day: 'today', week: 'this week', month: 'this month' };

/** Texts of the deposit view (spec §2 Deposit sub-dialog). */
export const messages = {
  tabs: 'Kind of deposit',
  crypto: 'Crypto',
  local: 'Local Currency',
  notYet: 'Not yet',
  localNote: 'Deposits in local currency are not available yet. You can deposit crypto:',
  heading: 'Deposit Directly From Your Wallet',
  address: 'Deposit address',
  qr: (symbol: string) => `QR code of the ${symbol} deposit address`,
  noQr: 'This address is too long for a QR code. Please copy it instead.',
  copy: 'Copy',
  copyAddress: 'address',
  copyTag: 'destination tag',
  copied: 'Copied',
  copyFailed: (what: string) => `The ${what} could not be copied. Select it and copy it by hand.`,
  tag: 'Destination tag',
  tagNeeded: 'Enter the destination tag too: a deposit without it cannot be told from those of other players.',
  confirmations: (count: number) => `Credited: ${count} Confirmation${count === 1 ? '' : 's'}`,
  notCredited: (amount: string, symbol: string) => `Less than ${amount} ${symbol} is not credited.`,
  paused: (coin: string) => `Deposits of ${coin} are paused`,
  only: (symbol: string) => `${symbol} only`,
  onlyOn: (symbol: string, network: string) => `${symbol} on ${network} only`,
  network: (symbol: string, network: string) => `Send only ${symbol} over the network ${network}.`,
  networkUnnamed: (symbol: string) => `Send only ${symbol} to this address.`,
  networkLine: 'Anything else that is sent to this address is lost.',
  addressFailed: 'The deposit address could not be loaded',
  addressUnfit: (symbol: string, network: string) =>
    `The provider sent an address that is not one for ${symbol} on ${network || 'its network'}. Money sent to it could be lost, so it is not shown.`,
  checkFailed: 'The deposit address could not be checked',
  limitLeft: (left: string, period: LimitPeriod) =>
    `You have ${left} left ${now[period]}, by your deposit limit. What arrives above it is held, and you can have it returned.`,
  documents: (names: readonly string[]) => `To prove who you are, you may be asked for: ${names.join(', ')}.`,
  setLimit: 'Set a deposit limit',
  limits: 'Your limits',
  tracker: 'Your deposits',
  details: 'Details',
  detailsOf: (amount: string, symbol: string) => ` of the deposit of ${formatCrypto(amount)} ${symbol}`,
  arrived: (amount: string, symbol: string) => `${formatCrypto(amount)} ${symbol} has been credited to your balance.`,
  /** What becomes of a deposit that is on its way, and of one that has arrived. */
  onItsWay: 'It is credited once it is confirmed. There is nothing to do.',
  inBalance: 'It is in your balance.',
  stages: {
    waiting: 'Seen on the network, waiting for its first confirmation',
    confirming: 'Confirming',
    credited: 'Credited',
    held: 'Held: not in your balance',
  },
  confirmingCount: (count: string) => `Confirming: ${count}`,
  /** @param status the provider's status of a deposit that was not credited */
  ended: (status: string) =>
    status.toLowerCase() === 'failed'
      ? 'Not credited'
      : `Not credited: ${status.replace(/_/g, ' ') || 'unknown status'}`,
} as const;
