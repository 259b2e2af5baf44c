import { readSession } from '@tessera/shared-contracts/session';
import { TransactionsSignedOut, TransactionsSkeleton } from '../features/transactions';

/** Complete for visitors; a skeleton of the list for players. */
export default function TransactionsPagePrerendered() {
  return readSession() === undefined ? <TransactionsSignedOut /> : <TransactionsSkeleton />;
}
