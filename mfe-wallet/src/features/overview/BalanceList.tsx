import type { CurrencyBalance } from '@tessera/shared-contracts/api';
import type { Fiat } from '@tessera/shared-contracts/fiat';
import { color } from '@tessera/shared-contracts/theme';
import { CoinTile, CryptoAmount, Skeleton } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { HiddenAmount } from '../balances/HiddenAmount';
import { coinName } from '../coins/headerCoins';
import { FiatValue } from '../rates/FiatValue';
import { messages } from './overview.messages';
import { BalanceRow, BalanceRows, Pair } from './overview.styles';

const Empty = styled.li`
  padding: 24px;
  border-radius: 5px;
  background: ${color.surface.tile};
  text-align: center;
`;

/** An amount of each currency: the player's balances, unless it says otherwise. */
export function BalanceList({
  balances,
  fiat,
  isFiatShown,
  areAmountsHidden,
  label = messages.balances,
  empty = messages.empty,
}: {
  readonly balances: readonly CurrencyBalance[];
  /** Currency of the values; `undefined` while its rate is loading. */
  readonly fiat: Fiat | undefined;
  readonly isFiatShown: boolean;
  readonly areAmountsHidden: boolean;
  readonly label?: string;
  readonly empty?: string;
}) {
  return (
    <BalanceRows aria-label={label}>
      {balances.map(({ currency, amount, usdValue }) => (
        <BalanceRow key={currency}>
          <CoinTile symbol={currency} size="lg" />
          <Pair>
            <b translate="no">{currency.toUpperCase()}</b>
            <span>{coinName(currency)}</span>
          </Pair>
          <Pair>
            <b>{areAmountsHidden ? <HiddenAmount /> : <CryptoAmount amount={amount} />}</b>
            {isFiatShown && !areAmountsHidden && (
              <span>{fiat ? <FiatValue usd={usdValue} fiat={fiat} /> : <Skeleton width={64} height={14} />}</span>
            )}
          </Pair>
        </BalanceRow>
      ))}
      {balances.length === 0 && <Empty>{empty}</Empty>}
    </BalanceRows>
  );
}
