import { messages as balanceMessages } from '../balances/balances.messages';

/** Texts of the overview (spec §2 Wallet dialog). */
export const messages = {
  total: 'Total balance',
  hideAmounts: 'Hide amounts',
  stale: (asOf: string) => `Not refreshed: your balance ${asOf}.`,
  balances: 'Balances',
  balance: 'balance',
  balancesInLine: 'balances',
  notAll: 'You hold more than is listed here.',
  empty: 'No balances found.',
  withdraw: 'Withdraw',
  deposit: 'Deposit',
  failed: balanceMessages.failed,
  failedLine: 'This changes nothing about what you hold. Try again in a moment.',
  allocation: 'How your balance is divided',
  nothingAllocated: 'No balance to divide yet',
} as const;
