import { registryElementId } from '@tessera/shared-contracts/remotes';

/** The registry element as composed. Its content cannot end it early: compose escapes every `<` of the registry. */
const registryElement = new RegExp(`id="${registryElementId}">([^<]*)</script>`);

/**
 * Whether the site has been recomposed since this page was loaded: fetches the page's own address and compares the
 * registry in it with the one in this page. A failed fetch counts as no.
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

/** Whether a reload now would interrupt the player: money being moved, a form being filled, a running game. */
export function isBusy(pathname: string, search: string): boolean {
  return (
    pathname.toLowerCase().startsWith('/game/') || pathname === '/wallet' || new URLSearchParams(search).has('modal')
  );
}
