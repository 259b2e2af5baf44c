import { groupThousands } from '@tessera/shared-contracts/format';
import { space, type } from '@tessera/shared-contracts/theme';
import { reasonOf, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { ListFailed, StaleNotice } from '../list-parts';
import { messages as listMessages } from '../list-parts/listParts.messages';
import type { ListControls } from '../paging';
import { Arrivals } from './Arrivals';
import type { Transactions, TransactionView } from './data';
import { describeProgress } from './describeProgress';
import { FoundTransactions } from './FoundTransactions';
import { LoadingTransactions } from './LoadingTransactions';
import type { TransactionParameters } from './transactionParameters';
import { messages } from './transactions.messages';

interface TransactionResultsProps {
  readonly transactions: Transactions;
  /** `undefined` until it is there. */
  readonly view: TransactionView | undefined;
  readonly controls: ListControls<TransactionParameters>;
}

/** The matching transactions, or why there are none to see. */
export function TransactionResults({ transactions, view, controls }: TransactionResultsProps) {
  const { phase, isLoading, progress, rows, hasOlder, arrivals, unreadable, isCut, problem, retry, showArrivals } =
    transactions;
  const listRef = useRef<HTMLDivElement>(null);

  if (phase === 'failed' || (view === undefined && problem !== undefined)) {
    const reason = reasonOf(problem, listMessages);
    return <ListFailed title={messages.failed} reason={reason} isRetrying={isLoading} onRetry={retry} />;
  }
  if (phase === 'loading' || view === undefined) return <LoadingTransactions progress={progress} />;

  // The pressed button disappears: the focus goes to where the new rows are.
  const handleShowArrivals = () => {
    showArrivals();
    controls.setPage(1);
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView?.({ block: 'start' });
  };

  return (
    <List ref={listRef} tabIndex={-1}>
      <Arrivals count={arrivals} onShow={handleShowArrivals} />
      {problem !== undefined && (
        <StaleNotice
          text={hasOlder ? messages.olderFailed : messages.refreshFailed}
          isBusy={isLoading}
          onRetry={retry}
        />
      )}
      <UnreadableRows count={unreadable} noun={messages.row} nouns={messages.rows} />
      {(rows.count > 0 || unreadable === 0) && (
        <FoundTransactions hasAny={rows.count > 0} view={view} controls={controls} />
      )}
      {progress !== undefined && <Note>{messages.older(describeProgress(progress))}</Note>}
      {isCut && <Note>{messages.cut(groupThousands(rows.count))}</Note>}
    </List>
  );
}

const List = styled.div`
  outline: none;
  /* The fixed header covers the top of what is scrolled to. */
  scroll-margin-top: calc(var(--layout-header) + 16px);
`;

const Note = styled.p`
  margin: ${space(3)} 0 0;
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
