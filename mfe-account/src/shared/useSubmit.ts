import { useEffect, useRef, useState } from 'react';

export type SubmitStatus = 'idle' | 'sending' | 'finished';

/** How a submission ended: `finished` stays locked (the form is about to go), `failed` may be sent again. */
export type SubmitOutcome = 'finished' | 'failed';

/** Runs one submission at a time, whatever the clicks and re-renders. */
export function useSubmit(): {
  readonly status: SubmitStatus;
  readonly submit: (work: () => Promise<SubmitOutcome>) => Promise<void>;
} {
  const [status, setStatus] = useState<SubmitStatus>('idle');
  const isLocked = useRef(false);

  async function submit(work: () => Promise<SubmitOutcome>) {
    if (isLocked.current) return;
    isLocked.current = true;
    setStatus('sending');
    let outcome: SubmitOutcome = 'failed';
    try {
      outcome = await work();
    } finally {
      isLocked.current = outcome === 'finished';
      setStatus(outcome === 'finished' ? 'finished' : 'idle');
    }
  }
  return { status, submit };
}

/** Calls back after a delay, unless the component is gone by then. */
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
