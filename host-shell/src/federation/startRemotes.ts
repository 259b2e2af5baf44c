import { showToast } from '@tessera/shared-contracts/events';
import { applyOverrideRequests, readOverrideRequests } from './overrides';
import { publishPassport } from './passport';

/**
 * Prepares the page for remotes; fetches none. Called once, before the first render. Resolves at once, unless the address
 * asks for an override, which is looked up first.
 */
export function startRemotes(): void | Promise<void> {
  publishPassport();
  const requests = readOverrideRequests(window.location.search);
  if (requests.length === 0) return;
  return applyOverrideRequests(requests).then((problems) => {
    // The toasts' home is on the page only after the first render.
    setTimeout(() => {
      for (const problem of problems) showToast('error', problem, { durationMs: 10_000 });
    }, 1_000);
  });
}
