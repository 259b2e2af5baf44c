import type { Transaction } from '@tessera/shared-contracts/api';
import { groupThousands } from '@tessera/shared-contracts/format';
import { space, type } from '@tessera/shared-contracts/theme';
import { reasonOf, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { ListFailed, StaleNotice } from '../../shared';
import { messages as listMessages } from '../../shared/list.messages';
import type { ListControls } from '../paging';
import { Arrivals } from './Arrivals';
import type { Transactions } from './data';
import { describeProgress } from './describeProgress';
import { FoundTransactions } from './FoundTransactions';
import { LoadingTransactions } from './LoadingTransactions';
import type { TransactionParameters } from './transactionParameters';
import { messages } from './transactions.messages';

interface TransactionResultsProps {
  readonly state: Transactions;
  readonly found: readonly Transaction[];
  readonly controls: ListControls<TransactionParameters>;
}

/** The matching transactions, or their empty, loading or failed state. */
export function TransactionResults({ state, found, controls }: TransactionResultsProps) {
  const { phase, isLoading, isComplete, isCut, progress, transactions, arrivals, unreadable, problem } = state;
  const listRef = useRef<HTMLDivElement>(null);

  if (phase === 'failed') {
    const reason = reasonOf(problem, listMessages);
    return <ListFailed title={messages.failed} reason={reason} isRetrying={isLoading} onRetry={state.retry} />;
  }
  if (phase === 'loading') return <LoadingTransactions progress={progress} />;

  // The pressed button unmounts: move the focus to the new rows.
  const handleShowArrivals = () => {
    state.showArrivals();
    controls.setPage(1);
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView?.({ block: 'start' });
  };

  return (
    <List ref={listRef} tabIndex={-1}>
      <Arrivals count={arrivals.length} onShow={handleShowArrivals} />
      {problem !== undefined && (
        <StaleNotice
          text={isComplete ? messages.refreshFailed : messages.olderFailed}
          isBusy={isLoading}
          onRetry={state.retry}
        />
      )}
      <UnreadableRows count={unreadable} noun={messages.row} nouns={messages.rows} />
      {(transactions.length > 0 || unreadable === 0) && (
        <FoundTransactions hasAny={transactions.length > 0} found={found} controls={controls} />
      )}
      {progress !== undefined && <Note>{messages.older(describeProgress(progress))}</Note>}
      {isCut && <Note>{messages.cut(groupThousands(transactions.length))}</Note>}
    </List>
  );
}

const List = styled.div`
  outline: none;
  /* The fixed header covers the top of the scroll target. */
  scroll-margin-top: calc(var(--layout-header) + 16px);
`;

const Note = styled.p`
  margin: ${space(3)} 0 0;
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
