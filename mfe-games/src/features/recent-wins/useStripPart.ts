import { whenIdle } from '@tessera/shared-contracts/ui';
import { startTransition, useEffect, useState } from 'react';

/** The visible wins once, or everything that a moving strip needs. */
type StripPart = 'first' | 'once' | 'all';

const next = { first: 'once', once: 'all', all: 'all' } as const satisfies Readonly<Record<StripPart, StripPart>>;

/** Which part of the strip is rendered: what is off screen waits until the browser is idle, and comes in two tasks. */
export function useStripPart(): StripPart {
  const [part, setPart] = useState<StripPart>('first');
  useEffect(() => {
    if (part === 'all') return undefined;
    const grow = () => startTransition(() => setPart(next[part]));
    return whenIdle(grow, { timeoutMs: 2_000, withoutIdleCallbacksMs: 200 });
  }, [part]);
  return part;
}
