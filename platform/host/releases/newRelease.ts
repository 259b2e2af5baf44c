import { registryElementId } from '../../protocol';

/** The registry element as composed. Its content cannot end it early: compose escapes every `<` of the registry. */
const registryIn = (page: string) => page.split(`id="${registryElementId}">`)[1]?.split('<', 1)[0];

/** Pages are also composed again for new content, which has another revision and the same releases. */
const withoutRevision = (registry: string) => registry.replace(/"revision":\d+,?/, '');

/** Timeout of a check in milliseconds; checks run in the background. */
const timeoutMs = 30_000;

/**
 * Whether the site has been recomposed since this page was loaded: fetches the page's own address and compares the
 * registry in it with the one in this page.
 *
 * @returns undefined if the page could not be fetched or has no registry
 */
export async function isNewerComposed(): Promise<boolean | undefined> {
  try {
    const response = await window.fetch(window.location.pathname, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return undefined;
    const composed = registryIn(await response.text());
    const own = document.getElementById(registryElementId)?.textContent ?? '';
    return composed === undefined ? undefined : withoutRevision(composed) !== withoutRevision(own);
  } catch {
    return undefined;
  }
}

/** Whether a reload now would interrupt the player: money being moved, a form being filled, a running game. */
export function isBusy(pathname: string, search: string): boolean {
  return (
    pathname.toLowerCase().startsWith('/game/') || pathname === '/wallet' || new URLSearchParams(search).has('modal')
  );
}
