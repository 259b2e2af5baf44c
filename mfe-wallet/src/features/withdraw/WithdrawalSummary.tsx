import { compareDecimals, type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';
import { AddressText, CryptoAmount } from '@tessera/shared-contracts/ui';
import { useUsdValue } from '../amounts/useUsdValue';
import { amountOf, useBalance } from '../balances/useBalance';
import { FiatValue } from '../rates/FiatValue';
import { useFiat } from '../rates/useFiat';
import type { Order } from './flow/withdrawal.schema';
import { messages as recipientMessages } from './recipient/recipient.messages';
import { useAddressTools } from './recipient/useAddressTools';
import { FullAddress, Summary } from './WithdrawalCodeDialog.styles';
import { messages } from './withdraw.messages';
import { arrivalOf } from './withdrawalTerms';

/** Summary of the withdrawal to confirm: amount, value, fee, network, address, and the remaining balance. */
export function WithdrawalSummary({ withdrawal, network, fee }: Order) {
  const { currency, amount, address } = withdrawal;
  const balance = useBalance();
  const held = balance.status === 'ready' ? balance.balance : undefined;
  const usdValue = useUsdValue(amount, currency, held);
  const fiat = useFiat();
  const { tools } = useAddressTools();
  // Compared with what was typed: an X-address is account and tag in one.
  const { account = address, tag } = tools?.splitXrpAddress(address) ?? {};
  const left = held && leftOf(amountOf(held, currency), amount);
  return (
    <Summary>
      <div>
        <dt>{messages.amount}</dt>
        <dd>
          <CryptoAmount amount={amount} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{messages.value}</dt>
        <dd>
          {usdValue === undefined || !fiat ? (
            messages.valueUnknown
          ) : (
            <FiatValue usd={usdValue} fiat={fiat} isEstimate />
          )}
        </dd>
      </div>
      {fee !== undefined && (
        <>
          <div>
            <dt>{messages.fee}</dt>
            <dd>
              <CryptoAmount amount={fee} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{messages.theyReceive}</dt>
            <dd>
              <CryptoAmount amount={arrivalOf(amount, fee)} currency={currency} />
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>{messages.network}</dt>
        <dd>{network}</dd>
      </div>
      <div>
        <dt>{messages.toAddress}</dt>
        <dd>
          <AddressText address={account} isShort />
        </dd>
        <FullAddress as="dd" translate="no">
          {groupsOf(account)}
        </FullAddress>
      </div>
      {tag !== undefined && (
        <div>
          <dt>{recipientMessages.tag}</dt>
          <dd translate="no">{tag}</dd>
        </div>
      )}
      <div>
        <dt>{messages.remains}</dt>
        <dd>{left === undefined ? messages.valueUnknown : <CryptoAmount amount={left} currency={currency} />}</dd>
      </div>
    </Summary>
  );
}

const leftOf = (available: Decimal | undefined, amount: Decimal): Decimal | undefined =>
  available !== undefined && compareDecimals(available, amount) >= 0 ? subtractDecimals(available, amount) : undefined;

/** Groups of four, separated by margins, so that a copied address contains no spaces. */
const groupsOf = (address: string) =>
  (address.match(/.{1,4}/gu) ?? []).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of one address never move, and some are equal
    <span key={index}>{group}</span>
  ));
