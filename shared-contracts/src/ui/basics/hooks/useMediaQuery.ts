import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWasPrerendered } from './useWasPrerendered';

const matchesNow = (query: string) => window.matchMedia?.(query).matches ?? false;

/**
 * Whether a media query matches; re-renders on changes, and is `false` without a window, while hydrating and on paper. Only for
 * cases that CSS cannot handle; layout belongs in CSS.
 */
export function useMediaQuery(query: string): boolean {
  const wasPrerendered = useWasPrerendered();
  const [matches, setMatches] = useState(() => !wasPrerendered && matchesNow(query));
  useEffect(() => {
    const update = () => startTransition(() => setMatches(matchesNow(query)));
    update();
    // Printing does not wait for a transition.
    const handlePrint = () => flushSync(() => setMatches(false));
    const list = window.matchMedia?.(query);
    list?.addEventListener('change', update);
    window.addEventListener('beforeprint', handlePrint);
    window.addEventListener('afterprint', update);
    return () => {
      list?.removeEventListener('change', update);
      window.removeEventListener('beforeprint', handlePrint);
      window.removeEventListener('afterprint', update);
    };
  }, [query]);
  return matches;
}
