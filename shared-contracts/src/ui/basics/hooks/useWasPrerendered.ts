import { useState, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/**
 * Whether the component's first render prerendered or hydrated. Never changes, so it causes no re-render.
 */
export function useWasPrerendered(): boolean {
  const [first] = useState({ wasPrerendered: false });
  // React reads the second snapshot only when it prerenders or hydrates. Both are constant: a change would re-render
  // the component synchronously, with all others that differ, in one long task.
  return useSyncExternalStore(
    unchanging,
    () => first.wasPrerendered,
    () => {
      first.wasPrerendered = true;
      return true;
    },
  );
}
