import { useSession } from '@tessera/shared-contracts/session';
import { SignedOutState, Tile, useDocumentTitle } from '@tessera/shared-contracts/ui';
import { PageHead } from '../list-parts';
import { TransactionList } from './TransactionList';
import { messages } from './transactions.messages';

export function TransactionsPage() {
  const session = useSession();
  useDocumentTitle(messages.title);
  return (
    <>
      <PageHead>
        <h1>{messages.title}</h1>
        <p>{messages.subtitle}</p>
      </PageHead>
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
