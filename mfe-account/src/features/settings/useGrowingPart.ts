import { whenIdle } from '@tessera/shared-contracts/ui';
import { startTransition, useEffect, useState } from 'react';

/**
 * How many of the page's cards are rendered, from the top: the first one at once, then one more whenever the browser is
 * idle. All at once would take several frames of a phone, in which the first card could not be used.
 */
export function useGrowingPart(total: number): number {
  const [part, setPart] = useState(1);
  useEffect(() => {
    if (part >= total) return undefined;
    const grow = () => startTransition(() => setPart(part + 1));
    return whenIdle(grow, { timeoutMs: 200, withoutIdleCallbacksMs: 16 });
  }, [part, total]);
  return Math.min(part, total);
}
