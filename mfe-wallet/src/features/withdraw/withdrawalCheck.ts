import type { Coin } from '@tessera/shared-contracts/api';
import { coinPlaces, type Decimal } from '@tessera/shared-contracts/money';
import { checkAmount } from '../amounts/amountCheck';
import { amountErrors } from '../amounts/amountErrors';
import type { Withdrawal } from './flow/withdrawal.schema';
import { checkRecipient, type RecipientErrors } from './recipient/checkRecipient';
import type { RecipientChecks } from './recipient/useAddressTools';
import { messages } from './withdraw.messages';
import { refuseByTerms, type WithdrawalTerms } from './withdrawalTerms';

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

/** What limits the amount of a withdrawal. */
export interface WithdrawalLimits {
  readonly available?: Decimal | undefined;
  readonly terms?: WithdrawalTerms | undefined;
}

/**
 * Validates the withdraw form (spec §5 Withdraw form, §14 Withdraw).
 *
 * @param limits the player's balance of the coin and its terms, as far as they are known
 */
export function checkWithdrawal(
  { coin, address, tag, amount }: TypedWithdrawal,
  { available, terms }: WithdrawalLimits,
  checks: RecipientChecks,
): { readonly withdrawal: Withdrawal } | { readonly errors: WithdrawalErrors } {
  const fieldsMissing = { errors: { form: messages.fillAllFields } };
  if (coin === undefined) return fieldsMissing;
  const typedAddress = address.trim();
  const places = coinPlaces(coin.symbol);
  const checked = checkAmount(amount, { places, ...(available !== undefined && { available }) });
  if (typedAddress === '' || ('fault' in checked && checked.fault === 'missing')) return fieldsMissing;
  const recipient = checkRecipient({ coin, address: typedAddress, tag: tag.trim() }, checks);
  const refusal = terms && 'amount' in checked ? refuseByTerms(checked.amount, coin.symbol, terms) : undefined;
  if ('address' in recipient && 'amount' in checked && refusal === undefined) {
    return {
      withdrawal: { currency: coin.symbol.toUpperCase(), amount: checked.amount, address: recipient.address },
    };
  }
  return {
    errors: {
      ...('errors' in recipient && recipient.errors),
      ...(refusal !== undefined && { amount: refusal }),
      ...('fault' in checked && checked.fault !== 'missing' && { amount: amountErrors(amount, places)[checked.fault] }),
    },
  };
}
