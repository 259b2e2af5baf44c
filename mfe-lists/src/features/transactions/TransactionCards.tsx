import type { Transaction } from '@tessera/shared-contracts/api';
import { memo, useRef } from 'react';
import { Cards, useKeptFocus, useRowSteps } from '../../shared';
import { TransactionCard } from './TransactionCard';
import { messages } from './transactions.messages';

/** Memoized, like {@link TransactionTable}. */
export const TransactionCards = memo(({ rows }: { readonly rows: readonly Transaction[] }) => {
  const listRef = useRef<HTMLUListElement>(null);
  const shown = useRowSteps(rows);
  const keptFocus = useKeptFocus(listRef, shown);
  return (
    <Cards ref={listRef} {...keptFocus} aria-label={messages.title} {...(shown !== rows && { 'aria-busy': true })}>
      {shown.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is reused for different rows
        <TransactionCard key={place} row={row} />
      ))}
    </Cards>
  );
});
