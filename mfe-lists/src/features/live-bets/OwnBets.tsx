import { useSession } from '@tessera/shared-contracts/session';
import { SignedOutState } from '@tessera/shared-contracts/ui';
import { remote } from '../../remote';
import { betSource, useNewestBets } from '../bet-source';
import { LiveBetList } from './LiveBetList';
import { FullHeight } from './LiveBets.styles';
import { messages } from './liveBets.messages';

/** My Bets: a player's newest bets from the player's own store, a Log in button for a visitor. */
export function OwnBets() {
  // Read here instead of passed as a prop: deferred rendering must not show one player's bets in another's session.
  const userId = useSession()?.user.id;
  if (userId === undefined) {
    return (
      <FullHeight>
        <SignedOutState headingLevel={3} title={messages.signedOutTitle} line={messages.signedOutLine} />
      </FullHeight>
    );
  }
  return (
    <remote.Root>
      <NewestBets userId={userId} />
    </remote.Root>
  );
}

function NewestBets({ userId }: { readonly userId: string }) {
  const source = betSource();
  const { bets, unreadable, failure } = useNewestBets(userId);
  return (
    <LiveBetList
      label={messages.mine}
      rows={bets}
      unreadable={unreadable}
      isSample={source.isSample}
      places={source.places}
      failure={failure}
      failedTitle={messages.ownFailed}
      emptyLine={messages.noneOwnLine}
    />
  );
}
