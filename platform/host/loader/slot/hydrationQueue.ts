/** Place of a module in the queue of modules that replace their prerendered content. */
export interface QueueEntry {
  /** Joins the queue. Resolves when all entries that joined before have left. An entry that has joined keeps its place. */
  readonly join: () => Promise<void>;
  /** Leaves the queue, also before the entry's turn, and without having joined. */
  readonly leave: () => void;
}

let last: Promise<void> = Promise.resolve();

/** Resolves when all entries that have joined so far have left. */
export const queueDrained = (): Promise<void> => last;

/** Creates an entry, which takes its place when it joins. */
export function createQueueEntry(): QueueEntry {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let before: Promise<void> | undefined;
  const join = () => {
    if (before === undefined) {
      before = last;
      last = before.then(() => left);
    }
    return before;
  };
  return { join, leave: () => leave() };
}
