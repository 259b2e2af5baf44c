import type { Problem } from '@tessera/shared-contracts/api';
import { ErrorState, Tile } from '@tessera/shared-contracts/ui';
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
        reason={problem && reasonOf(problem)}
        onRetry={onRetry}
        isBusy={isRetrying}
        headingLevel={headingLevel}
      />
    </Tile>
  );
}

/** The server's own message if there is one (spec §8), else a text for the kind of failure. */
function reasonOf(problem: Problem): string | undefined {
  switch (problem.kind) {
    case 'refused':
    case 'server-failed':
      return problem.serverMessage;
    case 'unreachable':
      return messages.unreachable;
    case 'timed-out':
      return messages.timedOut;
    case 'malformed':
      return messages.brokenAnswer;
    default:
      return undefined;
  }
}
