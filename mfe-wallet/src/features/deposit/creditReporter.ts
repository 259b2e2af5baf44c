import { sendCall } from '@tessera/shared-contracts/api';
import { showWalletToast } from '../../shared/walletToast';
import { messages } from './deposit.messages';
import { isPending, recentTransactions, trackDeposits } from './deposits';

/**
 * Creates a function that reads the player's deposits after something has happened to one of a currency, and reports by a toast
 * those that are credited.
 */
export function createCreditReporter(userId: string) {
  let pending: ReadonlySet<string> | undefined;
  const reported = new Set<string>();
  return async (currency: string | undefined): Promise<void> => {
    const { data } = await sendCall(recentTransactions(userId));
    if (data === undefined) return;
    const deposits = trackDeposits(data.transactions.readable, Date.now());
    // At the first event of a page, what was pending before is unknown: it is about the newest deposit of its currency.
    const newest = pending === undefined ? deposits.find((deposit) => deposit.currency === currency) : undefined;
    for (const { id, stage, currency: symbol, amount } of deposits) {
      const isNews = pending?.has(id) === true || id === newest?.id;
      if (stage !== 'credited' || !isNews || reported.has(id)) continue;
      reported.add(id);
      showWalletToast('success', messages.arrived(amount, symbol));
    }
    pending = new Set(deposits.filter(isPending).map(({ id }) => id));
  };
}
