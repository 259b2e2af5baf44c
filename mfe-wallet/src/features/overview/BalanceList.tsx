import type { CurrencyBalance } from '@tessera/shared-contracts/api';
import { color, font, type } from '@tessera/shared-contracts/theme';
import { CoinTile, CryptoAmount, Skeleton } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { HiddenAmount } from '../balances/HiddenAmount';
import { coinName } from '../coins/headerCoins';
import { FiatValue } from '../rates/FiatValue';
import type { Fiat } from '../rates/useFiat';
import { messages } from './overview.messages';
import { BalanceRow, BalanceRows } from './overview.styles';

const Pair = styled.span`
  display: grid;
  min-width: 0;
  & > * { overflow: hidden; text-overflow: ellipsis; }
  & > b { font: 550 0.875rem / 1.25rem ${font.ui}; color: ${color.text.primary}; }
  & > span { font: ${type.caption}; color: ${color.text.tertiary}; }
  /* A long name is broken before an amount is shortened. */
  &:last-child { flex: none; max-width: 65%; margin-left: auto; text-align: right; }
`;

const Empty = styled.li`
  padding: 24px;
  border-radius: 5px;
  background: ${color.surface.tile};
  text-align: center;
`;

/** The player's balance of each currency. */
export function BalanceList({
  balances,
  fiat,
  isFiatShown,
  areAmountsHidden,
}: {
  readonly balances: readonly CurrencyBalance[];
  /** Currency of the values; `undefined` while its rate is loading. */
  readonly fiat: Fiat | undefined;
  readonly isFiatShown: boolean;
  readonly areAmountsHidden: boolean;
}) {
  return (
    <BalanceRows aria-label={messages.balances}>
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
      {balances.length === 0 && <Empty>{messages.empty}</Empty>}
    </BalanceRows>
  );
}
