import type { Bet } from '@tessera/shared-contracts/extensions';
import { space, type } from '@tessera/shared-contracts/theme';
import { Button, EmptyState, ErrorState, Tile, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { betSource, findBets, mostBets } from '../bet-source';
import { StaleNotice, useIsPhone } from '../list-parts';
import { type ListControls, PagedList } from '../paging';
import { BetCards } from './BetCards';
import { BetListSkeleton } from './BetsSkeleton';
import { BetTable } from './BetTable';
import { messages } from './bets.messages';

/** Rows per page (spec §9). */
const pageSize = 20;
const none: readonly Bet[] = [];

interface BetResultsProps {
  readonly userId: string;
  readonly controls: ListControls<'casino' | 'sports'>;
}

export function BetResults({ userId, controls }: BetResultsProps) {
  const { search, page } = controls.query;
  const isPhone = useIsPhone();
  const source = betSource();
  // A search looks through all of them.
  const wanted = search === '' ? Math.min(page * pageSize, mostBets) : mostBets;
  const { bets, total, isLoadingMore, isCut, unreadable, failure } = source.useBets(userId, wanted);
  const found = useMemo(() => findBets(bets ?? none, search), [bets, search]);

  if (bets === undefined && failure !== undefined) {
    return (
      <Tile>
        <ErrorState
          title={messages.failed}
          reason={failure.reason}
          onRetry={failure.retry}
          isBusy={failure.isRetrying}
        />
      </Tile>
    );
  }
  if (bets === undefined || isLoadingMore) return <BetListSkeleton />;
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
        <Tile role="status">
          {bets.length === 0 ? (
            <EmptyState title={messages.emptyTitle} line={messages.noneLine} />
          ) : (
            <EmptyState
              title={messages.emptyTitle}
              line={messages.emptyLine}
              action={<Button onClick={() => controls.setSearch('')}>{messages.clear}</Button>}
            />
          )}
        </Tile>
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
        {(shown) =>
          isPhone ? <BetCards bets={shown} isSample={isSample} /> : <BetTable bets={shown} isSample={isSample} />
        }
      </PagedList>
      {isCut && <Cut>{messages.cut(mostBets.toLocaleString('en-US'))}</Cut>}
    </>
  );
}

const Cut = styled.p`
  margin: ${space(3)} 0 0;
  font: ${type.small};
`;
