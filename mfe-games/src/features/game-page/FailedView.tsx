import { ErrorState } from '@tessera/shared-contracts/ui';
import { messages } from './gamePage.messages';
import { LobbyLink } from './LobbyLink';
import { Card, CardFoot } from './PlayerPage.styles';

interface FailedViewProps {
  readonly reason: string;
  /** Omitted if a retry cannot help. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** The failure view of the game page (spec §2 Game page). */
export function FailedView({ reason, onRetry, isRetrying = false }: FailedViewProps) {
  return (
    <Card>
      <ErrorState title={messages.failed} reason={reason} onRetry={onRetry} isBusy={isRetrying} />
      <CardFoot>
        <LobbyLink />
      </CardFoot>
    </Card>
  );
}
