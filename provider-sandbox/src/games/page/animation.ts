/** Animation of one round. It ends at once if the player skips it, switched animations off, or prefers reduced motion. */
export interface Animation {
  readonly isSkipped: boolean;
  /** Waits between two steps; resolves at once when skipped. */
  pause(durationMs: number): Promise<void>;
}

/** Starts the animation of a round, with a function to end it. */
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

/** A finished animation, for a round that was played before the page was opened. */
export const noAnimation: Animation = { isSkipped: true, pause: () => Promise.resolve() };
