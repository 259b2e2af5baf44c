import type { Coin } from '@tessera/shared-contracts/api';
import { type Decimal, typedDecimalMessages } from '@tessera/shared-contracts/money';
import { type AmountFault, checkAmount } from '../amounts/amountCheck';
import type { Withdrawal } from './flow/withdrawal.schema';
import { checkRecipient, type RecipientChecks, type RecipientErrors } from './recipient/checkRecipient';
import { messages } from './withdraw.messages';

/** Allowed decimal places of a withdrawal (decisions, Withdraw). */
export const amountPlaces = 8;

const amountErrors = (typed: string): Record<Exclude<AmountFault, 'missing'>, string> => ({
  'not-a-number': messages.notANumber,
  ambiguous: typedDecimalMessages.ambiguous(typed),
  separators: typedDecimalMessages.separators,
  'not-positive': messages.notPositive,
  'too-many-places': messages.tooManyPlaces,
  'above-available': messages.aboveAvailable,
});

/** Errors of the form, by the place where they are shown. */
export interface WithdrawalErrors extends RecipientErrors {
  readonly form?: string;
  readonly amount?: string;
}

/** The withdraw form as typed. */
export interface TypedWithdrawal {
  readonly coin: Coin | undefined;
  readonly address: string;
  readonly tag: string;
  readonly amount: string;
}

/**
 * Checks the withdraw form (spec §5; decisions, Withdraw).
 *
 * @param available the player's balance of the coin, if known
 */
export function checkWithdrawal(
  { coin, address, tag, amount }: TypedWithdrawal,
  available: Decimal | undefined,
  checks: RecipientChecks,
): { readonly withdrawal: Withdrawal } | { readonly errors: WithdrawalErrors } {
  const typedAddress = address.trim();
  const checked = checkAmount(amount, { places: amountPlaces, ...(available !== undefined && { available }) });
  if (coin === undefined || typedAddress === '' || ('fault' in checked && checked.fault === 'missing')) {
    return { errors: { form: messages.fillAllFields } };
  }
  const recipient = checkRecipient({ coin, address: typedAddress, tag: tag.trim() }, checks);
  if ('address' in recipient && 'amount' in checked) {
    return {
      withdrawal: { currency: coin.symbol.toUpperCase(), amount: checked.amount, address: recipient.address },
    };
  }
  return {
    errors: {
      ...('errors' in recipient && recipient.errors),
      ...('fault' in checked && checked.fault !== 'missing' && { amount: amountErrors(amount)[checked.fault] }),
    },
  };
}
