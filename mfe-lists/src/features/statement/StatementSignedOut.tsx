import { SignedOutState, Tile } from '@tessera/shared-contracts/ui';
import { StatementHead } from './StatementHead';
import { messages } from './statement.messages';

/** The page for visitors. */
export const StatementSignedOut = () => (
  <>
    <StatementHead />
    <Tile>
      <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
    </Tile>
  </>
);
