import { on } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { createCreditReporter } from './creditReporter';

/**
 * Reports credited deposits by a toast on every page. What reads them is loaded with the first event about a deposit.
 *
 * @returns the undo
 */
export function reportCredits(userId: string | undefined): () => void {
  if (userId === undefined) return () => undefined;
  let reporter: Promise<ReturnType<typeof createCreditReporter>> | undefined;
  const load = async () => (await import('./creditReporter')).createCreditReporter(userId);
  return on('balance-changed', async ({ reason, currency }) => {
    if (reason !== 'deposit' || !hasExtension('withdrawals')) return;
    try {
      reporter ??= load();
      await (await reporter)(currency);
    } catch (error) {
      reporter = undefined;
      console.error('Deposits could not be followed.', error);
    }
  });
}
