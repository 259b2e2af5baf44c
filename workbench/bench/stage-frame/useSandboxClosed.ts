import { useEffect, useState } from 'react';
import { answers } from './tabSandbox';
import type { StageNotes } from './useStage';

/**
 * Whether this tab's sandbox was closed since its stage was prepared. Looks when a call of the stage gets no answer, which a
 * fault may cause as well, and when the tab returns to the foreground.
 *
 * @param port of the sandbox
 * @param run of the stage
 */
export function useSandboxClosed(port: number | undefined, run: string, notes: StageNotes): boolean {
  const [closedRun, setClosedRun] = useState<string>();
  const isPrepared = notes.run === run && notes.progress !== 'preparing' && notes.progress !== 'failed';
  const unanswered = notes.log.findLast(
    ({ entry }) => entry.kind === 'call' && entry.ms !== undefined && entry.status === undefined,
  )?.key;
  useEffect(() => {
    if (port === undefined || !isPrepared) return undefined;
    let isCurrent = true;
    const look = async () => {
      const isOpen = await answers(port);
      if (isCurrent) setClosedRun(isOpen ? undefined : run);
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void look();
    };
    if (unanswered !== undefined) void look();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [port, run, isPrepared, unanswered]);
  return closedRun === run;
}
