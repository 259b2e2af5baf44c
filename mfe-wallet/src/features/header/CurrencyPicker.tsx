import type { Balance } from '@tessera/shared-contracts/api';
import { usePickedCurrency, writePickedCurrency } from '@tessera/shared-contracts/session';
import { CoinTile, CryptoAmount, Listbox, useListbox } from '@tessera/shared-contracts/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { HiddenAmount } from '../balances/HiddenAmount';
import { amountOf } from '../balances/useBalance';
import { headerCoins } from '../coins/headerCoins';
import { CoinOption, CoinWords, CurrencyCell } from './HeaderWallet.styles';
import { messages } from './header.messages';

const symbols = headerCoins.map(({ symbol }) => symbol);

/**
 * Picks the header's currency: a select-only combobox that lists the nine currencies with the player's balance of each.
 * Before the first pick it shows the first currency without marking it.
 */
export function CurrencyPicker({
  balance,
  areAmountsHidden,
}: {
  readonly balance: Balance | undefined;
  readonly areAmountsHidden: boolean;
}) {
  const picked = usePickedCurrency();
  const pickedIndex = headerCoins.findIndex(({ symbol }) => symbol === picked);
  const coin = headerCoins[pickedIndex] ?? headerCoins[0];
  const { isOpen, triggerProps, popupProps, optionProps } = useListbox({
    labels: symbols,
    selectedIndex: pickedIndex,
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
        aria-label={messages.currency(coin.symbol, coin.name)}
        $isLong={coin.symbol.length > 3}
      >
        <CoinTile symbol={coin.symbol} size="sm" />
        <span translate="no">{coin.symbol}</span>
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
