import { groupThousands } from '@tessera/shared-contracts/format';
import { countDecimalPlaces, type Decimal } from '@tessera/shared-contracts/money';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { CryptoAmount } from '@tessera/shared-contracts/ui';
import { startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import { oneLine } from '../../list-parts';
import type { CurrencyTotal, TransactionView } from '../data';
import { messages } from './filterPanel.messages';

/** Most currencies with a total in view; a provider has about ten. */
const mostShown = 24;

interface TotalsProps {
  readonly view: TransactionView;
  /** Whether the view is of all transactions. */
  readonly isComplete: boolean;
}

/** What the matching transactions add up to in each currency. */
export function Totals({ view, isComplete }: TotalsProps) {
  const { total, totals } = useTotals(view);
  // The very first transactions come without sums.
  if (totals.length === 0) return null;
  const hidden = totals.length - mostShown;
  return (
    <Frame>
      <Caption>{(isComplete ? messages.totalsOf : messages.totalsSoFar)(groupThousands(total))}</Caption>
      <List aria-label={messages.totals}>
        {totals.slice(0, mostShown).map(({ currency, received, sent }) => (
          <li key={currency}>
            <b translate="no">{currency}</b>
            <Sums>
              <span>
                {messages.received} <Sum amount={received} />
              </span>
              <span>
                {messages.sent} <Sum amount={sent} />
              </span>
            </Sums>
          </li>
        ))}
        {hidden > 0 && <li>{messages.moreCurrencies(hidden)}</li>}
      </List>
    </Frame>
  );
}

/** The totals of a view, with the number of its transactions; those of the one before until they are summed up. */
function useTotals(view: TransactionView) {
  const [summed, setSummed] = useState<{ readonly total: number; readonly totals: readonly CurrencyTotal[] }>(none);
  useEffect(() => {
    let isCurrent = true;
    void view.sumUp().then((totals) => {
      if (isCurrent) startTransition(() => setSummed({ total: view.total, totals }));
    });
    return () => {
      isCurrent = false;
    };
  }, [view]);
  return summed;
}

const none = { total: 0, totals: [] };

const Sum = ({ amount }: { readonly amount: Decimal }) => (
  <CryptoAmount amount={amount} places={countDecimalPlaces(amount)} />
);

const Frame = styled.div`
  flex: 1 1 18.75rem;
  min-width: 0;
`;

const Caption = styled.p`
  margin: 0 0 ${space(2)};
  color: ${color.text.tertiary};
  font: ${type.caption};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr));
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${type.small};

  li {
    display: flex;
    gap: ${space(3)};
    min-width: 0;
  }

  b {
    ${oneLine}
    flex: none;
    min-width: 48px;
    max-width: 50%;
    color: ${color.text.primary};
    font-weight: 600;
  }
`;

const Sums = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  min-width: 0;
`;
