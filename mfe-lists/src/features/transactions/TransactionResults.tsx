import type { Transaction } from '@tessera/shared-contracts/api';
import { Button, EmptyState, ErrorState, Tile, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import { StaleNotice, useIsPhone } from '../list-parts';
import { type ListControls, PagedList } from '../paging';
import { findTransactions, type TransactionFilter } from './listTransactions';
import { TransactionCards } from './TransactionCards';
import { TransactionListSkeleton } from './TransactionsSkeleton';
import { TransactionTable } from './TransactionTable';
import { useTransactionsQuery } from './transactions.api';
import { messages } from './transactions.messages';

/** Rows per page (spec §9). */
const pageSize = 15;

interface TransactionResultsProps {
  readonly userId: string;
  readonly controls: ListControls<TransactionFilter>;
}

export function TransactionResults({ userId, controls }: TransactionResultsProps) {
  const { data, error, isFetching, refetch } = useTransactionsQuery(userId, { refetchOnMountOrArgChange: true });
  const handleRetry = () => void refetch();

  if (data !== undefined) {
    return (
      <>
        {error !== undefined && <StaleNotice text={messages.refreshFailed} isBusy={isFetching} onRetry={handleRetry} />}
        <UnreadableRows count={data.unreadable} noun={messages.row} nouns={messages.rows} />
        {(data.readable.length > 0 || data.unreadable === 0) && (
          <FoundTransactions rows={data.readable} controls={controls} />
        )}
      </>
    );
  }
  if (error !== undefined) {
    const reason = 'serverMessage' in error ? error.serverMessage : undefined;
    return (
      <Tile>
        <ErrorState title={messages.failed} reason={reason} onRetry={handleRetry} isBusy={isFetching} />
      </Tile>
    );
  }
  return <TransactionListSkeleton />;
}

interface FoundTransactionsProps {
  readonly rows: readonly Transaction[];
  readonly controls: ListControls<TransactionFilter>;
}

function FoundTransactions({ rows, controls }: FoundTransactionsProps) {
  const { filter, search } = controls.query;
  const isPhone = useIsPhone();
  const found = useMemo(() => findTransactions(rows, filter, search), [rows, filter, search]);

  if (found.length === 0) {
    const isNarrowed = rows.length > 0;
    return (
      <Tile role="status">
        <EmptyState
          title={messages.emptyTitle}
          line={messages.emptyLine}
          {...(isNarrowed && { action: <Button onClick={controls.clear}>{messages.clear}</Button> })}
        />
      </Tile>
    );
  }
  return (
    <PagedList rows={found} pageSize={pageSize} noun={messages.rows} controls={controls}>
      {(shown) => (isPhone ? <TransactionCards rows={shown} /> : <TransactionTable rows={shown} />)}
    </PagedList>
  );
}
