import { startTransition, useEffect, useState } from 'react';
import { useWasPrerendered } from './useWasPrerendered';

/**
 * Whether this is prerendered markup before hydration: links in it work, buttons and fields do not. The render that follows
 * comes in slices, so that the page keeps answering.
 */
export function useIsPrerendered(): boolean {
  const wasPrerendered = useWasPrerendered();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    if (wasPrerendered) startTransition(() => setIsHydrated(true));
  }, [wasPrerendered]);
  return wasPrerendered && !isHydrated;
}
