import { startTransition, useEffect, useState } from 'react';

/** Hook: adds one part of a panel per frame, since on a slow device each takes a whole frame. */
export function useParts(count: number): (part: number) => boolean {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown === count) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return (part) => part <= shown;
}
