import { readSession } from '@tessera/shared-contracts/session';
import { StatementSignedOut, StatementSkeleton } from '../features/statement';

/** Complete for visitors; a skeleton of the coins for players. */
export default function StatementPagePrerendered() {
  return readSession() === undefined ? <StatementSignedOut /> : <StatementSkeleton />;
}
