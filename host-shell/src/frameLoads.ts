/** Milliseconds to wait for a frame whose `load` does not come. */
const timeoutMs = 10_000;

/**
 * Follows the frames of the page, such as a game's. To be called before there are any.
 *
 * @returns resolves when those that are in the page by then have loaded: they share the player's connection
 */
export function followFrames(): () => Promise<void> {
  const loaded = new WeakSet<EventTarget>();
  const handleLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) loaded.add(target);
  };
  // The event of a frame does not bubble.
  document.addEventListener('load', handleLoad, true);
  return async () => {
    const loading = [...document.querySelectorAll('iframe')].filter((frame) => !loaded.has(frame));
    const all = Promise.all(
      loading.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))),
    );
    if (loading.length > 0) await Promise.race([all, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  };
}
