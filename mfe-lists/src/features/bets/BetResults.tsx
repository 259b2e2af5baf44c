import type { Bet } from '@tessera/shared-contracts/extensions';
import { space, type } from '@tessera/shared-contracts/theme';
import { Button, EmptyState, Tile, UnreadableRows } from '@tessera/shared-contracts/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ListFailed, StaleNotice, useIsPhone } from '../../shared';
import type { BetsState } from '../bet-source';
import { messages as panelMessages } from '../list-panel/panel.messages';
import { type ListControls, PagedList } from '../paging';
import { BetCards } from './BetCards';
import { BetListSkeleton } from './BetsSkeleton';
import { BetTable, pageSize } from './BetTable';
import { type BetParameters, countPanelFilters, noPanelFilters } from './betParameters';
import { messages } from './bets.messages';

interface BetResultsProps {
  readonly state: BetsState;
  readonly found: readonly Bet[];
  /** Whether there is a search or a filter. */
  readonly isNarrowed: boolean;
  readonly controls: ListControls<BetParameters>;
  readonly cutNote: string | undefined;
  readonly isSample: boolean;
}

/** The matching bets, or their empty, loading or failed state. */
export function BetResults({ state, found, isNarrowed, controls, cutNote, isSample }: BetResultsProps) {
  const { from } = controls.query;
  const { bets, total, isLoadingMore, unreadable, failure } = state;

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
  const isRangeEmpty = isNarrowed || (bets?.length ?? 0) <= (from - 1) * pageSize;
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
        {(bets.length > 0 || unreadable === 0) && <NothingFound hasAny={bets.length > 0} controls={controls} />}
        {cutNote !== undefined && <Cut>{cutNote}</Cut>}
      </>
    );
  }
  return (
    <>
      {notices}
      <PagedList
        rows={found}
        total={isNarrowed || failure !== undefined ? found.length : total}
        pageSize={pageSize}
        noun={messages.rows}
        controls={controls}
      >
        {(shown) => <Rows bets={shown} isSample={isSample} />}
      </PagedList>
      {cutNote !== undefined && <Cut>{cutNote}</Cut>}
    </>
  );
}

interface NothingFoundProps extends Pick<BetResultsProps, 'controls'> {
  /** Whether the player has any bets. */
  readonly hasAny: boolean;
}

function NothingFound({ hasAny, controls: { query, change } }: NothingFoundProps) {
  const line = countPanelFilters(query) > 0 ? panelMessages.noneFound : messages.emptyLine;
  return (
    <Tile role="status">
      <EmptyState
        title={messages.emptyTitle}
        line={hasAny ? line : messages.noneLine}
        {...(hasAny && {
          action: <Button onClick={() => change({ ...noPanelFilters, search: '' })}>{messages.clear}</Button>,
        })}
      />
    </Tile>
  );
}

/** In the deferred element: a phone that prints shows the table at once. */
const Rows = (props: ComponentProps<typeof BetTable>) =>
  useIsPhone() ? <BetCards {...props} /> : <BetTable {...props} />;

const Cut = styled.p`
  margin: ${space(3)} 0 0;
  font: ${type.small};
`;
