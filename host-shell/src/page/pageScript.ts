/**
 * Milliseconds without anything having arrived until a script that the browser still waits for counts as hanging. On a slow
 * connection something arrives all the time, so that a script which is merely slow is waited for.
 */
const timeoutMs = 10_000;

/** Milliseconds that a person who asked for a reload waits for the script before it. */
const reloadWithinMs = 3_000;

/** Whether nothing but the prerendered page is there; the shell says so with its first render. */
const isPrerendered = () => document.documentElement.dataset.variant !== undefined;

/**
 * Reloads the page. What the browser keeps of the script is fetched afresh before: files of a release are kept for ever,
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

/** Shows the notice, once the page is there to show it in. The shell's first render takes it away again. */
function showNotice(): void {
  if (!isPrerendered()) return;
  const template = document.querySelector<HTMLTemplateElement>('#page-script-notice');
  if (template === null) {
    if (document.readyState === 'loading') document.addEventListener('readystatechange', showNotice, { once: true });
    return;
  }
  const notice = template.content;
  notice.querySelector('button')?.addEventListener('click', reload);
  document.getElementById('root')?.append(notice);
  template.remove();
}

/**
 * Says so when the page's own script does not come, since nothing on the page answers without it: at once where the browser
 * gave it up (missing, altered, blocked), and after a while where it hangs.
 */
export function watchPageScript(): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    if (isPrerendered()) timer = setTimeout(showNotice, timeoutMs);
  };
  wait();
  new PerformanceObserver(wait).observe({ type: 'resource' });
  // Scripts of remotes are asynchronous; the page's own is the one that is deferred.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.defer && showNotice(),
    true,
  );
}
