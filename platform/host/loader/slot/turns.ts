/** One of several pieces of work that follow each other. */
export interface Turn {
  /** Resolves when all turns that were begun before have ended. A turn that has begun keeps its place. */
  readonly begin: () => Promise<void>;
  /** Ends this turn, also one that was never begun. */
  readonly end: () => void;
}

let last: Promise<void> = Promise.resolve();

/** Resolves when all turns that have been begun so far have ended. */
export const turnsBegun = (): Promise<void> => last;

/** Creates a turn, which takes its place when it is begun. */
export function createTurn(): Turn {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let before: Promise<void> | undefined;
  const begin = () => {
    if (before === undefined) {
      before = last;
      last = before.then(() => ended);
    }
    return before;
  };
  return { begin, end: () => end() };
}
