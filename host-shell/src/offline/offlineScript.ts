/** Milliseconds between looks for the site: browsers tell that the device has a network, not that the site answers. */
const lookEveryMs = 10_000;

/** Loads the page once the site answers; a reload that fails would lose the reader's place. */
function returnIfReached(): void {
  // biome-ignore lint/style/noRestrictedGlobals: no other script is there
  fetch('/robots.txt', { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
}

addEventListener('online', returnIfReached);
document.addEventListener('visibilitychange', returnIfReached);
document.querySelector('button')?.addEventListener('click', () => location.reload());
setInterval(returnIfReached, lookEveryMs);
