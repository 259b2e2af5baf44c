import type { Bet } from '@tessera/shared-contracts/extensions';
import { EmptyState, ErrorState, UnreadableRows } from '@tessera/shared-contracts/ui';
import type { BetsFailure } from '../bet-source';
import { LiveBetRows } from './LiveBetRows';
import { FullHeight } from './LiveBets.styles';
import { LiveRowsSkeleton } from './LiveBetsSkeleton';
import type { LiveBetRowsProps } from './LiveBetTable';
import { messages } from './liveBets.messages';

interface LiveBetListProps extends Omit<LiveBetRowsProps, 'rows'> {
  /** `undefined` until they are loaded. */
  readonly rows: readonly Bet[] | undefined;
  /** Number of unreadable bets; 0 by default. */
  readonly unreadable?: number;
  readonly failure: BetsFailure | undefined;
  readonly failedTitle: string;
  readonly emptyLine: string;
}

/** Bets of the live table, or its empty or failed state. Loaded rows stay when the connection is lost. */
export function LiveBetList({ rows, unreadable = 0, failure, failedTitle, emptyLine, ...props }: LiveBetListProps) {
  const notice = <UnreadableRows count={unreadable} noun={messages.row} nouns={messages.rows} />;
  if (rows !== undefined && rows.length > 0) {
    return (
      <>
        <LiveBetRows {...props} rows={rows} />
        {notice}
      </>
    );
  }
  if (failure !== undefined) {
    return (
      <FullHeight>
        <ErrorState
          title={failedTitle}
          reason={failure.reason}
          onRetry={failure.retry}
          isBusy={failure.isRetrying}
          headingLevel={3}
        />
      </FullHeight>
    );
  }
  if (rows === undefined) return <LiveRowsSkeleton />;
  return (
    <FullHeight>
      {unreadable > 0 ? notice : <EmptyState title={messages.noneTitle} line={emptyLine} headingLevel={3} />}
    </FullHeight>
  );
}
