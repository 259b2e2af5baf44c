import { paymentsItem, startedWithdrawals, tabItem, type WithdrawalStore } from './storedWithdrawals';

/**
 * Starts the withdrawals of a player on any page if this tab or device has stored some; the rest is loaded only then.
 * Without stored ones, the withdraw view starts them.
 *
 * @returns a function that stops them, even those that the withdraw view started
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
