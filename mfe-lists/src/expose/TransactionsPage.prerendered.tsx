import { readSession } from '@tessera/shared-contracts/session';
import { TransactionsSignedOut, TransactionsSkeleton } from '../features/transactions';

/** Visitors see the page as it stays; a player's list has yet to load. */
export default function TransactionsPagePrerendered() {
  return readSession() === undefined ? <TransactionsSignedOut /> : <TransactionsSkeleton />;
}
