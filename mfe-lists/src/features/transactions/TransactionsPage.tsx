import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { TransactionList } from './TransactionList';
import { TransactionsHead } from './TransactionsHead';
import { TransactionsSignedOut } from './TransactionsSignedOut';
import { messages } from './transactions.messages';

export function TransactionsPage() {
  const session = useSession();
  useDocumentTitle(messages.title);
  if (session === undefined) return <TransactionsSignedOut />;
  return (
    <>
      <TransactionsHead hasStatement={hasExtension('statement')} />
      <TransactionList userId={session.user.id} />
    </>
  );
}
