import { registryElementId } from '@tessera/shared-contracts/remotes';

const registryText = (page: Document): string => page.getElementById(registryElementId)?.textContent ?? '';

/**
 * Whether the site has been composed anew since this page was loaded: its own address is asked for again, and the
 * registry in the answer compared with the one in this page. A page that cannot be had says nothing.
 */
export async function isNewerComposed(): Promise<boolean> {
  try {
    const response = await window.fetch(window.location.pathname, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) return false;
    const composed = registryText(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return composed !== '' && composed !== registryText(document);
  } catch {
    return false;
  }
}

/** Whether a reload now would take something from the player: money being moved, a form being filled, a game on. */
export function isBusy(pathname: string, search: string): boolean {
  return (
    pathname.toLowerCase().startsWith('/game/') || pathname === '/wallet' || new URLSearchParams(search).has('modal')
  );
}
