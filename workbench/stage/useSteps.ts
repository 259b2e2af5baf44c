import { useEffect } from 'react';
import type { Step } from '../state';
import { followOrders, takeAndTell } from './followOrders';
import { tellProgress } from './reports';

const noSteps: readonly Step[] = [];

/** Takes the state's steps once it is prepared, then follows the workbench. */
export function useSteps(steps: readonly Step[] = noSteps, stage: 'preparing' | 'prepared' | 'failed'): void {
  useEffect(() => {
    if (stage !== 'prepared') {
      tellProgress(stage);
      return undefined;
    }
    const taking = new AbortController();
    void takeAndTell(steps, taking.signal);
    return () => taking.abort();
  }, [steps, stage]);
  useEffect(followOrders, []);
}
