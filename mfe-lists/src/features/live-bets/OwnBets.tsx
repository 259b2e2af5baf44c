import { useSession } from '@tessera/shared-contracts/session';
import { SignedOutState } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import { LiveBetRows } from './LiveBetRows';
import { FullHeight } from './LiveBets.styles';
import { messages } from './liveBets.messages';
import { sampleBetsOf } from './sampleLiveBets';

/** My Bets: sample data for a player, a Log in button for a visitor. */
export function OwnBets() {
  // Read here and not passed as a prop: rendering is deferred, and must not show one player's bets in another's session.
  const username = useSession()?.user.username;
  const rows = useMemo(() => username !== undefined && sampleBetsOf(username, Date.now()), [username]);
  if (rows === false) {
    return (
      <FullHeight>
        <SignedOutState headingLevel={3} title={messages.signedOutTitle} line={messages.signedOutLine} />
      </FullHeight>
    );
  }
  return <LiveBetRows label={messages.mine} rows={rows} />;
}
