import { Button, EmptyState, Tile } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import { useIsPhone } from '../list-parts';
import { type ListControls, PagedList } from '../paging';
import { BetCards } from './BetCards';
import { BetListSkeleton } from './BetsSkeleton';
import { BetTable } from './BetTable';
import { type Bet, findBets } from './bet';
import { messages } from './bets.messages';

/** Rows per page (spec §9). */
const pageSize = 20;

interface BetResultsProps {
  /** `undefined` while they load. */
  readonly bets: readonly Bet[] | undefined;
  readonly controls: ListControls<'casino' | 'sports'>;
}

export function BetResults({ bets, controls }: BetResultsProps) {
  const { search } = controls.query;
  const isPhone = useIsPhone();
  const found = useMemo(() => bets && findBets(bets, search), [bets, search]);

  if (found === undefined) return <BetListSkeleton />;
  if (found.length === 0) {
    return (
      <Tile role="status">
        <EmptyState
          title={messages.emptyTitle}
          line={messages.emptyLine}
          action={<Button onClick={() => controls.setSearch('')}>{messages.clear}</Button>}
        />
      </Tile>
    );
  }
  return (
    <PagedList rows={found} pageSize={pageSize} noun={messages.rows} controls={controls}>
      {(shown) => (isPhone ? <BetCards bets={shown} /> : <BetTable bets={shown} />)}
    </PagedList>
  );
}
