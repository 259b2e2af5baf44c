import type { WalletView } from '@tessera/shared-contracts/events';
import { messages as addressBookMessages } from '../address-book/addressBookTitle.messages';
import { messages as vaultMessages } from '../vault/vaultRow.messages';

const titles: Record<WalletView, string> = {
  overview: 'Wallet',
  buy: 'Wallet',
  settings: 'Wallet',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  vault: vaultMessages.title,
  addresses: addressBookMessages.title,
};

/** Texts of the wallet dialog outside of its views. */
export const messages = {
  titles,
  back: 'Back to wallet',
  tabs: 'Wallet',
  overview: 'Overview',
  buy: 'Buy Crypto',
  notYet: 'Not yet',
  settings: 'Settings',
  signedOutTitle: 'Log in to see your wallet',
  signedOutLine: 'Your balance, deposits and withdrawals are here once you are logged in.',
} as const;
