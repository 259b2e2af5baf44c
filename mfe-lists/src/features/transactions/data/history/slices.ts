/** Longest time that work on many rows keeps the page from responding, in milliseconds: half a frame. */
const sliceMs = 8;

/** Work that is done in slices, so that the page responds in between. */
export interface Slices {
  /** Whether this slice has used up its time. Reading the clock costs as much as a row: ask once for several. */
  readonly isOver: () => boolean;
  /** Lets the page respond, then begins the next slice. */
  readonly next: () => Promise<void>;
}

/** Not in every browser. */
const schedulerOfPage = (globalThis as { readonly scheduler?: Scheduler }).scheduler;

/** Lets the page respond. Unlike a timer, a task of the scheduler is not delayed after several in a row. */
const yieldToPage = (): Promise<void> =>
  schedulerOfPage?.postTask(() => undefined) ?? new Promise((resolve) => setTimeout(resolve));

/** Begins the first slice. */
export function startSlices(): Slices {
  let endsAtMs = performance.now() + sliceMs;
  return {
    isOver: () => performance.now() >= endsAtMs,
    next: async () => {
      await yieldToPage();
      endsAtMs = performance.now() + sliceMs;
    },
  };
}
