import { countDecimalPlaces, type Decimal } from '@tessera/shared-contracts/money';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { CryptoAmount } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { oneLine } from '../../shared';
import { messages } from './panel.messages';

/** Maximum number of currencies shown; a provider has about ten. */
const mostShown = 24;

/** The sums of one currency, each with its word. */
export interface CurrencySums {
  /** Upper case. */
  readonly currency: string;
  /** How many rows they sum. */
  readonly count?: string;
  readonly sums: readonly {
    readonly word: string;
    readonly amount: Decimal;
    /** Whether it is a gain or a loss. */
    readonly isSigned?: boolean;
  }[];
}

interface TotalsListProps {
  /** What is summed. */
  readonly caption: string;
  readonly totals: readonly CurrencySums[];
}

/** Exact totals of a list by currency. */
export function TotalsList({ caption, totals }: TotalsListProps) {
  if (totals.length === 0) return null;
  const hidden = totals.length - mostShown;
  return (
    <Frame>
      <Caption>{caption}</Caption>
      <List aria-label={messages.totals} $isWide={totals.some(({ sums }) => sums.length > 2)}>
        {totals.slice(0, mostShown).map(({ currency, count, sums }) => (
          <li key={currency}>
            <b translate="no">{currency}</b>
            <Sums>
              {count !== undefined && <span>{count}</span>}
              {sums.map(({ word, amount, isSigned = false }) => (
                <span key={word}>
                  <span>{word}</span>{' '}
                  <CryptoAmount amount={amount} places={countDecimalPlaces(amount)} sign={isSigned ? 'auto' : 'none'} />
                </span>
              ))}
            </Sums>
          </li>
        ))}
        {hidden > 0 && <li>{messages.moreCurrencies(hidden)}</li>}
      </List>
    </Frame>
  );
}

const Frame = styled.div`
  flex: 1 1 18.75rem;
  min-width: 0;
`;

const Caption = styled.p`
  margin: 0 0 ${space(2)};
  color: ${color.text.tertiary};
  font: ${type.caption};
`;

const List = styled.ul<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $isWide }) => ($isWide ? 32.5 : 18.75)}rem), 1fr));
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
