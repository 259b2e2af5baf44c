import { startTransition, useEffect, useState } from 'react';
import { useWasPrerendered } from './useWasPrerendered';

/**
 * Whether the markup is prerendered and not hydrated yet: links work, buttons and fields do not. The render that
 * follows is time-sliced, so that the page stays responsive.
 */
export function useIsPrerendered(): boolean {
  const wasPrerendered = useWasPrerendered();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    if (wasPrerendered) startTransition(() => setIsHydrated(true));
  }, [wasPrerendered]);
  return wasPrerendered && !isHydrated;
}
