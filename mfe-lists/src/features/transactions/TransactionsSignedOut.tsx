import { SignedOutState, Tile } from '@tessera/shared-contracts/ui';
import { TransactionsHead } from './TransactionsHead';
import { messages } from './transactions.messages';

/** The page for visitors. */
export const TransactionsSignedOut = () => (
  <>
    <TransactionsHead />
    <Tile>
      <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
    </Tile>
  </>
);
