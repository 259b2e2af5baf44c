import type { Coin } from '@tessera/shared-contracts/api';
import { coinPlaces, type Decimal, typedDecimalMessages } from '@tessera/shared-contracts/money';
import { type AmountFault, checkAmount } from '../amounts/amountCheck';
import type { Withdrawal } from './flow/withdrawal.schema';
import { checkRecipient, type RecipientErrors } from './recipient/checkRecipient';
import type { RecipientChecks } from './recipient/useAddressTools';
import { messages } from './withdraw.messages';

const amountErrors = (typed: string, places: number): Record<Exclude<AmountFault, 'missing'>, string> => ({
  'not-a-number': messages.notANumber,
  ambiguous: typedDecimalMessages.ambiguous(typed),
  separators: typedDecimalMessages.separators,
  'not-positive': messages.notPositive,
  'too-many-places': messages.tooManyPlaces(places),
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
 * Validates the withdraw form (spec §5 Withdraw form, §14 Withdraw).
 *
 * @param available the player's balance of the coin, if known
 */
export function checkWithdrawal(
  { coin, address, tag, amount }: TypedWithdrawal,
  available: Decimal | undefined,
  checks: RecipientChecks,
): { readonly withdrawal: Withdrawal } | { readonly errors: WithdrawalErrors } {
  const fieldsMissing = { errors: { form: messages.fillAllFields } };
  if (coin === undefined) return fieldsMissing;
  const typedAddress = address.trim();
  const places = coinPlaces(coin.symbol);
  const checked = checkAmount(amount, { places, ...(available !== undefined && { available }) });
  if (typedAddress === '' || ('fault' in checked && checked.fault === 'missing')) return fieldsMissing;
  const recipient = checkRecipient({ coin, address: typedAddress, tag: tag.trim() }, checks);
  if ('address' in recipient && 'amount' in checked) {
    return {
      withdrawal: { currency: coin.symbol.toUpperCase(), amount: checked.amount, address: recipient.address },
    };
  }
  return {
    errors: {
      ...('errors' in recipient && recipient.errors),
      ...('fault' in checked && checked.fault !== 'missing' && { amount: amountErrors(amount, places)[checked.fault] }),
    },
  };
}
