import { startTransition, useEffect, useState } from 'react';
import { useWasPrerendered } from './useWasPrerendered';

/**
 * Whether this is markup that no script has taken over yet: links in it work, buttons and fields do not. The render that follows
 * comes in slices, so that the page keeps answering.
 */
export function useIsPrerendered(): boolean {
  const wasPrerendered = useWasPrerendered();
  const [isTakenOver, setIsTakenOver] = useState(false);
  useEffect(() => {
    if (wasPrerendered) startTransition(() => setIsTakenOver(true));
  }, [wasPrerendered]);
  return wasPrerendered && !isTakenOver;
}
