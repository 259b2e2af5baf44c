/** Milliseconds to wait for a frame: background pages have no frames. */
const timeoutMs = 1_000;

/**
 * Runs a task after the browser has painted the current render. Work that needs layout, such as setting the focus, is
 * then free, and the next render gets its own frame.
 *
 * @returns the undo: cancels it
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
