/** One round's movement. It ends at once when the player skips it, asked for none, or prefers reduced motion. */
export interface Animation {
  readonly isSkipped: boolean;
  /** Waits between two steps; not at all when skipped. */
  pause(durationMs: number): Promise<void>;
}

/** The animation of a round, and how to end it. */
export function startAnimation(isSkipped: boolean): Animation & { readonly skip: () => void } {
  const skipped = new AbortController();
  if (isSkipped || matchMedia('(prefers-reduced-motion: reduce)').matches) skipped.abort();
  const { signal } = skipped;
  return {
    get isSkipped() {
      return signal.aborted;
    },
    pause: (durationMs) =>
      new Promise((done) => {
        if (signal.aborted) return done();
        const timer = setTimeout(done, durationMs);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          done();
        });
      }),
    skip: () => skipped.abort(),
  };
}

/** An animation that is over before it begins: of a round that was played before the page was opened. */
export const noAnimation: Animation = { isSkipped: true, pause: () => Promise.resolve() };
