import { messages as amountMessages } from '../amounts/amounts.messages';

/** Texts of the Buy Crypto tab (spec §2 Buy Crypto, §14 Buy Crypto). */
export const messages = {
  amount: 'Amount',
  unit: 'INR',
  buy: 'Buy',

  notYet: 'Buying crypto is not available yet. You can deposit from your own wallet instead.',
  missing: 'Enter an amount',
  notANumber: 'Enter the amount as a number, such as 500',
  notPositive: amountMessages.notPositive,
  tooManyPlaces: 'Use at most 2 decimal places',
} as const;
