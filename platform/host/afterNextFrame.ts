/** Milliseconds to wait for a frame: a page in the background has none. */
const timeoutMs = 1_000;

/**
 * Runs a task after the browser has drawn what was rendered. Whatever lays the page out, such as setting the focus, costs nothing
 * then, and what is rendered next is drawn in a frame of its own.
 *
 * @returns cancels it
 */
export function afterNextFrame(run: () => void): () => void {
  let timer = setTimeout(run, timeoutMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
