import { registryElementId } from '@tessera/shared-contracts/remotes';

/** The page's element as it is composed. Nothing in it ends it early: compose escapes every `<` of the registry. */
const registryElement = new RegExp(`id="${registryElementId}">([^<]*)</script>`);

/**
 * Whether the site has been recomposed since this page was loaded: its own address is asked for again, and the
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
    const [, composed] = registryElement.exec(await response.text()) ?? [];
    return composed !== undefined && composed !== document.getElementById(registryElementId)?.textContent;
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
