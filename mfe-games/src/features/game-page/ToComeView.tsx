import { EmptyState } from '@tessera/shared-contracts/ui';
import { messages } from './gamePage.messages';
import { LobbyLink } from './LobbyLink';
import { Card, CardFoot } from './PlayerPage.styles';

/** Shown for a game that cannot be played yet. */
export const ToComeView = ({ gameName }: { readonly gameName: string }) => (
  <Card>
    <EmptyState title={messages.toComeTitle(gameName)} line={messages.toComeLine} />
    <CardFoot>
      <LobbyLink />
    </CardFoot>
  </Card>
);
