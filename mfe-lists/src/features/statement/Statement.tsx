import type { Session } from '@tessera/shared-contracts/session';
import { EmptyState, reasonOf, Tile, UnreadableRows } from '@tessera/shared-contracts/ui';
import { KeptFocus, ListFailed } from '../../shared';
import { messages as listMessages } from '../../shared/list.messages';
import type { Days } from '../list-panel/days';
import { day, useListQuery } from '../paging';
import { CoinStatement } from './CoinStatement';
import { completeDays } from './periods';
import { CoinList, Note, Summary } from './Statement.styles';
import { StatementForm } from './StatementForm';
import { CoinsSkeleton } from './StatementSkeleton';
import { useStatementQuery } from './statement.api';
import { messages } from './statement.messages';

/** The days in the address. */
const parameters = { since: day, until: day };

export function Statement({ session }: { readonly session: Session }) {
  const { id: userId, username } = session.user;
  const { query, change } = useListQuery(parameters);
  const days = completeDays(query, Date.now());
  const isReversed = days.since > days.until;
  const { currentData } = useStatementQuery({ userId, ...days }, { skip: isReversed, refetchOnMountOrArgChange: true });
  const isWhole = currentData !== undefined && currentData.unreadable === 0;
  return (
    <>
      <StatementForm days={days} onChange={change} rows={isWhole ? currentData.readable : undefined} />
      {!isReversed && (
        <KeptFocus>
          <Summary>{messages.summary(username, days.since, days.until)}</Summary>
          <Coins userId={userId} days={days} />
          <Note>{messages.daysOfUtc}</Note>
          <Note>{messages.noFiat}</Note>
        </KeptFocus>
      )}
    </>
  );
}

/** The coins of these days, or their empty, loading or failed state. */
function Coins({ userId, days }: { readonly userId: string; readonly days: Days }) {
  const { currentData, error, isFetching, refetch } = useStatementQuery({ userId, ...days });
  if (currentData === undefined && error !== undefined) {
    return (
      <ListFailed
        title={messages.failed}
        reason={reasonOf(error, listMessages)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (currentData === undefined) return <CoinsSkeleton />;
  const { readable, unreadable } = currentData;
  return (
    <>
      <UnreadableRows count={unreadable} noun={messages.row} nouns={messages.nouns} />
      {readable.length > 0 ? (
        <CoinList aria-label={messages.title}>
          {readable.map((row) => (
            <CoinStatement key={row.currency} row={row} />
          ))}
        </CoinList>
      ) : (
        unreadable === 0 && (
          <Tile role="status">
            <EmptyState title={messages.emptyTitle} line={messages.emptyLine} />
          </Tile>
        )
      )}
    </>
  );
}
