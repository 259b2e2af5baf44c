import { elementIds } from '@tessera/platform/protocol';

/**
 * Milliseconds without network activity after which a script that is still loading counts as hanging. On a slow
 * connection something arrives all the time, so a script that is merely slow is waited for.
 */
const timeoutMs = 10_000;

/** Milliseconds that a requested reload waits for the script first. */
const reloadWithinMs = 3_000;

/** Whether only the prerendered page is shown, or not even all of it: `renderSite` removes the notice first. */
const isPrerendered = () =>
  document.readyState === 'loading' || document.getElementById(elementIds.scriptNotice) !== null;

/**
 * Reloads the page. The browser's cached copy of the script is refetched first: files of a release are cached forever,
 * and so would be a damaged one.
 */
function reload(): void {
  const script = document.querySelector<HTMLScriptElement>('script[defer]');
  // biome-ignore lint/style/noRestrictedGlobals: no other script is there
  fetch(script?.src ?? '', { cache: 'reload', signal: AbortSignal.timeout(reloadWithinMs) })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
    .finally(() => location.reload());
}

/** Shows the notice once the page is parsed. */
function showNotice(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', showNotice, { once: true });
    return;
  }
  const notice = document.getElementById(elementIds.scriptNotice);
  if (notice === null) return;
  notice.querySelector('button')?.addEventListener('click', reload);
  notice.hidden = false;
}

/**
 * Shows a notice when the page's own script does not load, since nothing on the page works without it: at once when the
 * browser reports an error (missing, altered, blocked), and after a timeout when it hangs.
 */
export function watchPageScript(): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    if (isPrerendered()) timer = setTimeout(showNotice, timeoutMs);
  };
  wait();
  new PerformanceObserver(wait).observe({ type: 'resource' });
  // Scripts of remotes are async; only the page's own is deferred.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.defer && showNotice(),
    true,
  );
}
