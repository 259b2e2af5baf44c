import { startTransition, useEffect, useState } from 'react';
import { useWasPrerendered } from './useWasPrerendered';

const matchesNow = (query: string) => window.matchMedia?.(query).matches ?? false;

/**
 * Whether a media query matches; re-renders on changes, and is `false` without a window and while hydrating. Only for
 * cases that CSS cannot handle; layout belongs in CSS.
 */
export function useMediaQuery(query: string): boolean {
  const wasPrerendered = useWasPrerendered();
  const [matches, setMatches] = useState(() => !wasPrerendered && matchesNow(query));
  useEffect(() => {
    const update = () => startTransition(() => setMatches(matchesNow(query)));
    update();
    const list = window.matchMedia?.(query);
    list?.addEventListener('change', update);
    return () => list?.removeEventListener('change', update);
  }, [query]);
  return matches;
}
