import { useSession } from '@tessera/shared-contracts/session';
import { SignedOutState } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import { LiveBetRows } from './LiveBetRows';
import { FullHeight } from './LiveBets.styles';
import { messages } from './liveBets.messages';
import { sampleBetsOf } from './sampleLiveBets';

/** My Bets: a sample for a player, the way in for a visitor. */
export function OwnBets() {
  // Read here and not handed in: what is drawn is deferred, and must not be one player's under another's session.
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
