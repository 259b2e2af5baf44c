/**
 * Runs in the page's head, before the prerendered markup and long before the shell's script. It is inlined, so it imports
 * very little.
 */

import { entryAddress } from '@tessera/platform/host';
import { attributes } from '@tessera/platform/protocol';
import {
  callInit,
  callPath,
  callTimeoutMs,
  type EarlyFetch,
  earlyFetchElementId,
  isOfPlayer,
} from '@tessera/shared-contracts/api';
import { type SiteConfig, siteConfigElementId } from '@tessera/shared-contracts/config';
import { rememberPress } from './earlyPress';
import { watchPageScript } from './pageScript';

const readJson = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** Reads the session from the same keys as `shared-contracts/session`; anything invalid counts as a visitor. */
function readPlayer(): { readonly token: string; readonly id: string } | undefined {
  try {
    // biome-ignore lint/plugin: this script is inlined, so it reads the keys of the contracts by itself
    const token = localStorage.getItem('token');
    // biome-ignore lint/plugin: as above
    const { id } = JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: unknown };
    return token && typeof id === 'string' && id !== '' ? { token, id } : undefined;
  } catch {
    return undefined;
  }
}

function readText(key: string): string {
  try {
    // biome-ignore lint/plugin: as above
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Reads the same item as `useHasFirstSteps`. */
const hasFirstSteps = (id: string): boolean =>
  readText(`player/${encodeURIComponent(id)}/tessera.account.first-steps`) === 'shown';

// A remote's script is removed once it has finished: one that is still there can be waited for, one that failed is
// requested again.
for (const end of ['load', 'error']) {
  document.addEventListener(
    end,
    ({ target }) => target instanceof HTMLScriptElement && target.async && target.remove(),
    true,
  );
}

const { playerScripts, calls } = readJson(earlyFetchElementId) as EarlyFetch;
const { apiOrigin, providerExtensions } = readJson(siteConfigElementId) as SiteConfig;
const player = readPlayer();

// What CSS shows of the page goes by these (`GlobalStyle.ts`).
const html = document.documentElement;
html.setAttribute(attributes.session, player ? 'player' : 'visitor');
html.setAttribute(attributes.sidebar, readText('sidebar'));
if (player && hasFirstSteps(player.id)) html.setAttribute(attributes.firstSteps, '');
if (providerExtensions?.includes('notices')) html.setAttribute(attributes.notices, '');
if (providerExtensions?.includes('limits')) html.setAttribute(attributes.limits, '');
if (location.search !== '') html.setAttribute(attributes.query, '');
watchPageScript();
rememberPress();

/** Requests what all pages of players have in common. */
function addPlayerScripts(): void {
  for (const { href, integrity } of playerScripts) {
    const script = document.createElement('script');
    Object.assign(script, { async: true, crossOrigin: 'anonymous', integrity });
    script.src = entryAddress(href);
    document.head.append(script);
  }
}

// On a slow line they would delay the page's own script, and nothing shows them before that has rendered the page.
if (player) {
  const handleLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return;
    document.removeEventListener('load', handleLoad, true);
    addPlayerScripts();
  };
  document.addEventListener('load', handleLoad, true);
}

const answers: NonNullable<Window['__tesseraPrefetched']> = {};
window.__tesseraPrefetched = answers;
for (const call of calls) {
  if (isOfPlayer(call) && !player) continue;
  const token = call.hasBearer ? player?.token : undefined;
  const url = apiOrigin + callPath({ call, ...(player && { params: { userId: player.id } }) });
  // biome-ignore lint/style/noRestrictedGlobals: the provider client is in the scripts that are still loading
  const response = fetch(url, { ...callInit(call, token), signal: AbortSignal.timeout(callTimeoutMs) });
  // The code that takes the answer handles its failure; an answer that is not taken may fail.
  response.catch(() => undefined);
  answers[url] = { token, askedAt: performance.now(), response };
}
