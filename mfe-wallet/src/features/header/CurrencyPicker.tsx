import type { Balance } from '@tessera/shared-contracts/api';
import { usePickedCurrency, writePickedCurrency } from '@tessera/shared-contracts/session';
import {
  CoinTile,
  CryptoAmount,
  Listbox,
  useCloseOutside,
  useListbox,
  usePopupPosition,
} from '@tessera/shared-contracts/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { amountOf } from '../balances/useBalance';
import { headerCoins } from '../coins/headerCoins';
import { CoinOption, CoinWords, CurrencyCell } from './HeaderWallet.styles';
import { messages } from './header.messages';

const symbols = headerCoins.map(({ symbol }) => symbol);

/**
 * Picks the header's currency: a select-only combobox that lists the nine currencies with the player's balance of each.
 * Before any pick it shows the first, and none is marked.
 */
export function CurrencyPicker({ balance }: { readonly balance: Balance | undefined }) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const picked = usePickedCurrency();
  const pickedIndex = headerCoins.findIndex(({ symbol }) => symbol === picked);
  const coin = headerCoins[pickedIndex] ?? headerCoins[0];
  const listbox = useListbox({
    labels: symbols,
    selectedIndex: pickedIndex,
    onPick: (index) => {
      const symbol = symbols[index];
      if (symbol !== undefined) writePickedCurrency(symbol);
    },
  });
  const { isOpen, activeIndex, close } = listbox;
  usePopupPosition(isOpen, trigger, popup);
  useCloseOutside(isOpen, close, [trigger, popup]);
  const Chevron = isOpen ? ChevronUp : ChevronDown;

  return (
    <>
      <CurrencyCell
        ref={trigger}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-label={messages.currency(coin.symbol, coin.name)}
        {...(isOpen && { 'aria-activedescendant': `${id}-${activeIndex}` })}
        onClick={() => (isOpen ? close() : listbox.open())}
        onKeyDown={listbox.handleKeyDown}
        onBlur={close}
        $isLong={coin.symbol.length > 3}
      >
        <CoinTile symbol={coin.symbol} size="sm" />
        {coin.symbol}
        <Chevron aria-hidden="true" size={16} strokeWidth={1.9} />
      </CurrencyCell>
      {isOpen && (
        // Pressing an option must not take the focus from the trigger.
        <Listbox
          ref={popup}
          id={`${id}-list`}
          role="listbox"
          popover="manual"
          aria-label={messages.currencies}
          onMouseDown={(event) => event.preventDefault()}
        >
          {headerCoins.map(({ symbol, name }, index) => (
            <CoinOption
              key={symbol}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === pickedIndex}
              onClick={() => listbox.pick(index)}
              onPointerMove={() => listbox.setActiveIndex(index)}
              $isActive={index === activeIndex}
              $isStacked
            >
              <CoinTile symbol={symbol} />
              <CoinWords>
                <b>{symbol}</b>
                <span>{name}</span>
              </CoinWords>
              <span>
                <AmountOf balance={balance} symbol={symbol} />
              </span>
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
