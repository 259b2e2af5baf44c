import { useEffect, useState } from 'react';
import type { StageNotes } from './useStage';

/** After which a step that is still being taken is called stuck, in milliseconds. */
const patienceMs = 10_000;

/** Whether the stage waits for a control of a step for so long that it may never be there. */
export function useIsStuck({ run, progress, step }: StageNotes): boolean {
  const [stuckAt, setStuckAt] = useState<string>();
  const place = step === undefined ? undefined : `${run} ${step} ${progress}`;
  useEffect(() => {
    if (place === undefined) return undefined;
    const timer = setTimeout(() => setStuckAt(place), patienceMs);
    return () => clearTimeout(timer);
  }, [place]);
  return place !== undefined && stuckAt === place;
}
