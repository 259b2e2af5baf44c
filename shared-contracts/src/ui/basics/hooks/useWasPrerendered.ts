import { useState, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/**
 * Whether the component's first render made prerendered markup, or took it over from the page. Never changes, so the component is
 * not rendered again for it.
 */
export function useWasPrerendered(): boolean {
  const [first] = useState({ wasPrerendered: false });
  // React asks for the second snapshot only where it prerenders or hydrates. Both stay the same, or it would render the component again
  // at once, with all others that differ, in one long task.
  return useSyncExternalStore(
    unchanging,
    () => first.wasPrerendered,
    () => {
      first.wasPrerendered = true;
      return true;
    },
  );
}
