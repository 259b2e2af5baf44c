import { useSession } from '@tessera/shared-contracts/session';
import { SignedOutState, Tile, useDocumentTitle } from '@tessera/shared-contracts/ui';
import { TransactionList } from './TransactionList';
import { TransactionsHead } from './TransactionsHead';
import { messages } from './transactions.messages';

export function TransactionsPage() {
  const session = useSession();
  useDocumentTitle(messages.title);
  return (
    <>
      <TransactionsHead />
      {session === undefined ? (
        <Tile>
          <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
        </Tile>
      ) : (
        <TransactionList userId={session.user.id} />
      )}
    </>
  );
}
