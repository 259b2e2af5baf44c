import type { Balance } from '@tessera/shared-contracts/api';
import { writePickedCurrency } from '@tessera/shared-contracts/session';
import { CoinTile, CryptoAmount, Listbox, Skeleton, useListbox } from '@tessera/shared-contracts/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { HiddenAmount } from '../balances/HiddenAmount';
import { amountOf } from '../balances/useBalance';
import { coinName, headerCoins } from '../coins/headerCoins';
import { CoinOption, CoinWords, CurrencyCell } from './HeaderWallet.styles';
import { messages } from './header.messages';
import type { ShownCurrency } from './useShownCurrency';

const symbols = headerCoins.map(({ symbol }) => symbol);

/**
 * Picks the header's currency: a select-only combobox that lists the nine currencies with the player's balance of each.
 * Until one is picked, none is marked.
 */
export function CurrencyPicker({
  shown: { symbol: shown, isPicked },
  balance,
  areAmountsHidden,
}: {
  readonly shown: ShownCurrency;
  readonly balance: Balance | undefined;
  readonly areAmountsHidden: boolean;
}) {
  const { isOpen, triggerProps, popupProps, optionProps } = useListbox({
    labels: symbols,
    selectedIndex: isPicked ? headerCoins.findIndex(({ symbol }) => symbol === shown) : -1,
    onPick: (index) => {
      const symbol = symbols[index];
      if (symbol !== undefined) writePickedCurrency(symbol);
    },
  });
  const Chevron = isOpen ? ChevronUp : ChevronDown;

  return (
    <>
      <CurrencyCell
        {...triggerProps}
        aria-label={shown === undefined ? messages.currencyLoading : messages.currency(shown, coinName(shown))}
        $isLong={(shown ?? '').length > 3}
      >
        {shown === undefined ? (
          <Skeleton width={58} height={16} />
        ) : (
          <>
            <CoinTile symbol={shown} size="sm" />
            <span translate="no">{shown}</span>
          </>
        )}
        <Chevron aria-hidden="true" size={16} strokeWidth={1.9} />
      </CurrencyCell>
      {isOpen && (
        <Listbox {...popupProps} aria-label={messages.currencies}>
          {headerCoins.map(({ symbol, name }, index) => (
            <CoinOption key={symbol} {...optionProps(index)} $isStacked>
              <CoinTile symbol={symbol} />
              <CoinWords>
                <b translate="no">{symbol}</b>
                <span>{name}</span>
              </CoinWords>
              <span>{areAmountsHidden ? <HiddenAmount /> : <AmountOf balance={balance} symbol={symbol} />}</span>
            </CoinOption>
          ))}
        </Listbox>
      )}
    </>
  );
}

function AmountOf({ balance, symbol }: { readonly balance: Balance | undefined; readonly symbol: string }) {
  const amount = balance && amountOf(balance, symbol);
  return amount === undefined ? messages.unknown : <CryptoAmount amount={amount} />;
}
