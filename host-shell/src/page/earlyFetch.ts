/**
 * Runs in the page's head, before anything is prerendered and long before the shell's script is there. It is inlined, so it
 * imports next to nothing.
 */
import { callInit, callPath, callTimeoutMs, type EarlyFetch, isOfPlayer } from '@tessera/shared-contracts/api';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import { entryAddress } from '../loader/sources/trustedTypes';
import { watchPageScript } from './pageScript';
import type { PageVariant } from './pageVariants';

const readJson = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** The session by the same keys as `shared-contracts/session`; whatever is odd about it counts as a visitor. */
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

function readSidebar(): PageVariant['sidebar'] {
  try {
    // biome-ignore lint/plugin: as above
    return localStorage.getItem('sidebar') === 'expanded' ? 'expanded' : 'collapsed';
  } catch {
    return 'collapsed';
  }
}

// A remote's script that is done leaves the page: whoever finds one there can wait for it, and one that failed is asked
// for again.
for (const end of ['load', 'error']) {
  document.addEventListener(
    end,
    ({ target }) => target instanceof HTMLScriptElement && target.async && target.remove(),
    true,
  );
}

const { playerScripts, calls } = readJson('tessera-early-fetch') as EarlyFetch;
const { apiOrigin } = readJson('tessera-config') as SiteConfig;
const player = readPlayer();

const variant: PageVariant = { session: player ? 'player' : 'visitor', sidebar: readSidebar() };
document.documentElement.dataset.variant = `${variant.session}-${variant.sidebar}`;
watchPageScript();

if (player) {
  for (const { href, integrity } of playerScripts) {
    const script = document.createElement('script');
    // The page's own content comes first; what all pages show beside it comes after.
    Object.assign(script, { async: true, crossOrigin: 'anonymous', fetchPriority: 'low', integrity });
    script.src = entryAddress(href);
    document.head.append(script);
  }
}

const answers: NonNullable<Window['__tesseraPrefetched']> = {};
window.__tesseraPrefetched = answers;
for (const call of calls) {
  if (isOfPlayer(call) && !player) continue;
  const token = call.hasBearer ? player?.token : undefined;
  const url = apiOrigin + callPath({ call, ...(player && { params: { userId: player.id } }) });
  // biome-ignore lint/style/noRestrictedGlobals: the way to the provider is in the scripts that are still on their way
  const response = fetch(url, { ...callInit(call, token), signal: AbortSignal.timeout(callTimeoutMs) });
  // Whoever takes the answer hears of its failure; when nobody does, nobody has to.
  response.catch(() => undefined);
  answers[url] = { token, askedAt: performance.now(), response };
}
