import type { Transaction } from '@tessera/shared-contracts/api';
import { Button, EmptyState, Tile } from '@tessera/shared-contracts/ui';
import { type ComponentProps, useMemo } from 'react';
import { useIsPhone } from '../../shared';
import { messages as panelMessages } from '../list-panel/panel.messages';
import { type ListControls, PagedList } from '../paging';
import type { SortColumn } from './data';
import { TransactionCards } from './TransactionCards';
import { TransactionTable } from './TransactionTable';
import { nextSort, noFilters, pageSize, type TransactionParameters } from './transactionParameters';
import { messages } from './transactions.messages';
import { useLatest } from './useLatest';

interface FoundTransactionsProps {
  /** Whether the player has any transactions. */
  readonly hasAny: boolean;
  readonly found: readonly Transaction[];
  readonly controls: ListControls<TransactionParameters>;
}

/** A page of the matching transactions. */
export function FoundTransactions({ hasAny, found, controls }: FoundTransactionsProps) {
  const { query, change } = controls;
  const sortBy = useLatest((column: SortColumn) => change(nextSort(query, column)));
  const sorting = useMemo(
    () => ({ column: query.sort, direction: query.order, onSort: sortBy }),
    [query.sort, query.order, sortBy],
  );

  if (found.length === 0) {
    return (
      <Tile role="status">
        <EmptyState
          title={messages.emptyTitle}
          line={panelMessages.noneFound}
          {...(hasAny && { action: <Button onClick={() => change(noFilters)}>{messages.clear}</Button> })}
        />
      </Tile>
    );
  }
  return (
    <PagedList total={found.length} rows={found} pageSize={pageSize} noun={messages.rows} controls={controls}>
      {(shown) => <Rows rows={shown} sorting={sorting} />}
    </PagedList>
  );
}

/** In the deferred element: a phone that prints shows the table at once. */
const Rows = (props: ComponentProps<typeof TransactionTable>) =>
  useIsPhone() ? <TransactionCards rows={props.rows} /> : <TransactionTable {...props} />;
