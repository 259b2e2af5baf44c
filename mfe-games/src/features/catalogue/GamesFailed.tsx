import type { Problem } from '@tessera/shared-contracts/api';
import { ErrorState, reasonOf, Tile } from '@tessera/shared-contracts/ui';
import { messages } from './catalogue.messages';

interface GamesFailedProps {
  readonly problem: Problem | undefined;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly headingLevel?: 2 | 3;
}

/** Shown instead of a list of games that failed to load. */
export function GamesFailed({ problem, isRetrying, onRetry, headingLevel = 3 }: GamesFailedProps) {
  return (
    <Tile>
      <ErrorState
        title={messages.failedTitle}
        reason={reasonOf(problem, messages)}
        onRetry={onRetry}
        isBusy={isRetrying}
        headingLevel={headingLevel}
      />
    </Tile>
  );
}
