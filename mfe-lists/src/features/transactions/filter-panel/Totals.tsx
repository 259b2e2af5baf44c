import type { Transaction } from '@tessera/shared-contracts/api';
import { groupThousands } from '@tessera/shared-contracts/format';
import { countDecimalPlaces, type Decimal } from '@tessera/shared-contracts/money';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { CryptoAmount } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { oneLine } from '../../../shared';
import { sumByCurrency } from '../data';
import { messages } from './filterPanel.messages';

/** Maximum number of currencies shown; a provider has about ten. */
const mostShown = 24;

interface TotalsProps {
  readonly found: readonly Transaction[];
  /** Whether the transactions are complete. */
  readonly isComplete: boolean;
}

/** Totals of the matching transactions by currency. */
export function Totals({ found, isComplete }: TotalsProps) {
  const totals = useMemo(() => sumByCurrency(found), [found]);
  if (totals.length === 0) return null;
  const hidden = totals.length - mostShown;
  return (
    <Frame>
      <Caption>{(isComplete ? messages.totalsOf : messages.totalsSoFar)(groupThousands(found.length))}</Caption>
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
