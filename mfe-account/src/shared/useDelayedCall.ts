import { useEffect, useRef } from 'react';

/** Calls back after a delay, unless the component has unmounted by then. */
export function useDelayedCall(): (call: () => void, delayMs: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const isMounted = useRef(false);
  useEffect(() => {
    const pending = timers.current;
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);
  return (call, delayMs) => {
    if (isMounted.current) timers.current.add(setTimeout(call, delayMs));
  };
}
