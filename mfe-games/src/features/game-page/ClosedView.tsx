import { Button, EmptyState } from '@tessera/shared-contracts/ui';
import { messages } from './gamePage.messages';
import { LobbyLink } from './LobbyLink';
import { Card, CardFoot } from './PlayerPage.styles';

/** Shown when the provider closed the game and sent the frame back. */
export function ClosedView({ onPlayAgain }: { readonly onPlayAgain: () => void }) {
  return (
    <Card role="status">
      <EmptyState
        title={messages.closedTitle}
        line={messages.closedLine}
        action={
          <Button variant="primary" onClick={onPlayAgain}>
            {messages.playAgain}
          </Button>
        }
      />
      <CardFoot>
        <LobbyLink />
      </CardFoot>
    </Card>
  );
}
