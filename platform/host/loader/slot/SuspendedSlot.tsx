import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds that a module may suspend before its slot gives up on it. */
const renderDeadlineMs = 12_000;

/** The skeleton of a module that suspends, until the deadline: then it throws into the slot's boundary. */
export function SuspendedSlot({ skeleton }: { readonly skeleton: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), renderDeadlineMs);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Error(`nothing was rendered within ${renderDeadlineMs} ms`);
  return skeleton;
}
