import type { Bet } from '@tessera/shared-contracts/extensions';
import { EmptyState, ErrorState } from '@tessera/shared-contracts/ui';
import type { BetsFailure } from '../bet-source';
import { LiveBetRows } from './LiveBetRows';
import { FullHeight } from './LiveBets.styles';
import { LiveRowsSkeleton } from './LiveBetsSkeleton';
import type { LiveBetRowsProps } from './LiveBetTable';
import { messages } from './liveBets.messages';

interface LiveBetListProps extends Omit<LiveBetRowsProps, 'rows'> {
  /** `undefined` until they are loaded. */
  readonly rows: readonly Bet[] | undefined;
  readonly failure: BetsFailure | undefined;
  readonly failedTitle: string;
  readonly emptyLine: string;
}

/** Bets of the live table, or why there are none. Rows that were loaded stay when the connection is lost. */
export function LiveBetList({ rows, failure, failedTitle, emptyLine, ...props }: LiveBetListProps) {
  if (rows !== undefined && rows.length > 0) return <LiveBetRows {...props} rows={rows} />;
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
      <EmptyState title={messages.noneTitle} line={emptyLine} headingLevel={3} />
    </FullHeight>
  );
}
