import { paymentsItem, startedWithdrawals, tabItem, type WithdrawalStore } from './storedWithdrawals';

/**
 * Starts the withdrawals of a player whose tab or device keeps some, on whatever page; what follows them is loaded only then.
 * For others the withdraw view starts them.
 *
 * @returns the undo, also of withdrawals that another caller started
 */
export function startStoredWithdrawals(store: WithdrawalStore, userId: string | undefined): () => void {
  if (userId === undefined) return () => undefined;
  let isOver = false;
  const start = async () => {
    try {
      const { keepWithdrawals } = await import('./keepWithdrawals');
      if (!isOver) keepWithdrawals(store, userId);
    } catch (error) {
      console.error('Stored withdrawals could not be followed.', error);
    }
  };
  if (tabItem.read(userId) !== undefined || paymentsItem.read(userId) !== undefined) void start();
  const unsubscribe = paymentsItem.subscribe(userId, start);
  return () => {
    isOver = true;
    unsubscribe();
    startedWithdrawals.get(store)?.stop();
  };
}
