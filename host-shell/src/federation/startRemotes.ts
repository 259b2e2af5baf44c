import { showToast } from '@tessera/shared-contracts/events';
import type { applyOverrideRequests } from './applyOverrides';
import { readOverrideRequests } from './overrides';
import { publishPassport } from './passport';

/**
 * Prepares the page for remotes; fetches none. Called once, before the first render. Resolves at once, unless the address
 * asks for an override, which is looked up first, by code that no other page carries.
 */
export function startRemotes(): void | Promise<void> {
  publishPassport();
  const requests = readOverrideRequests(window.location.search);
  if (requests.length === 0) return;
  return applyOverrides(requests).then((problems) => {
    // The toasts' home is on the page only after the first render.
    setTimeout(() => {
      for (const problem of problems) showToast('error', problem, { durationMs: 10_000 });
    }, 1_000);
  });
}

async function applyOverrides(requests: Parameters<typeof applyOverrideRequests>[0]): Promise<readonly string[]> {
  try {
    return await (await import('./applyOverrides')).applyOverrideRequests(requests);
  } catch (error) {
    return [String(error)];
  }
}
