import type { Bet } from '@tessera/shared-contracts/extensions';
import { groupThousands } from '@tessera/shared-contracts/format';
import { space, type } from '@tessera/shared-contracts/theme';
import { Button, EmptyState, Tile, UnreadableRows } from '@tessera/shared-contracts/ui';
import { type ComponentProps, useMemo } from 'react';
import styled from 'styled-components';
import { ListFailed, StaleNotice, useIsPhone } from '../../shared';
import { betSource, mostBets } from '../bet-source';
import { type PageControls, PagedList } from '../paging';
import { BetCards } from './BetCards';
import { BetListSkeleton } from './BetsSkeleton';
import { BetTable, pageSize } from './BetTable';
import { messages } from './bets.messages';
import { findBets } from './findBets';

const none: readonly Bet[] = [];

interface BetResultsProps {
  readonly userId: string;
  readonly controls: PageControls;
  readonly onClear: () => void;
}

export function BetResults({ userId, controls, onClear }: BetResultsProps) {
  const { search, page, from } = controls.query;
  const source = betSource();
  // A search needs all bets.
  const wanted = search === '' ? Math.min(page * pageSize, mostBets) : mostBets;
  const { bets, total, isLoadingMore, isCut, unreadable, failure } = source.useBets(userId, wanted);
  const found = useMemo(() => findBets(bets ?? none, search), [bets, search]);

  if (bets === undefined && failure !== undefined) {
    return (
      <ListFailed
        title={messages.failed}
        reason={failure.reason}
        isRetrying={failure.isRetrying}
        onRetry={failure.retry}
      />
    );
  }
  // Keep the loaded part of the range while the rest loads: Load More keeps its place and the focus.
  const isRangeEmpty = search !== '' || (bets?.length ?? 0) <= (from - 1) * pageSize;
  if (bets === undefined || (isLoadingMore && isRangeEmpty)) return <BetListSkeleton />;
  const notices = (
    <>
      {failure !== undefined && (
        <StaleNotice text={messages.incomplete} isBusy={failure.isRetrying} onRetry={failure.retry} />
      )}
      <UnreadableRows count={unreadable} noun={messages.row} nouns={messages.rows} />
    </>
  );
  if (found.length === 0) {
    return (
      <>
        {notices}
        {(bets.length > 0 || unreadable === 0) && (
          <Tile role="status">
            {bets.length === 0 ? (
              <EmptyState title={messages.emptyTitle} line={messages.noneLine} />
            ) : (
              <EmptyState
                title={messages.emptyTitle}
                line={messages.emptyLine}
                action={<Button onClick={onClear}>{messages.clear}</Button>}
              />
            )}
          </Tile>
        )}
      </>
    );
  }
  const { isSample } = source;
  return (
    <>
      {notices}
      <PagedList
        rows={found}
        total={search === '' && failure === undefined ? total : found.length}
        pageSize={pageSize}
        noun={messages.rows}
        controls={controls}
      >
        {(shown) => <Rows bets={shown} isSample={isSample} />}
      </PagedList>
      {isCut && <Cut>{messages.cut(groupThousands(mostBets))}</Cut>}
    </>
  );
}

/** In the deferred element: a phone that prints shows the table at once. */
const Rows = (props: ComponentProps<typeof BetTable>) =>
  useIsPhone() ? <BetCards {...props} /> : <BetTable {...props} />;

const Cut = styled.p`
  margin: ${space(3)} 0 0;
  font: ${type.small};
`;
