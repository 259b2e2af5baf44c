import type { SimulatorStep } from '@tessera/shared-contracts/remotes';
import { useEffect } from 'react';
import { followOrders, takeAndTell } from './followOrders';
import { tellProgress } from './reports';

const noSteps: readonly SimulatorStep[] = [];

/** Takes the state's steps once it is prepared, then follows the workbench. */
export function useSteps(steps: readonly SimulatorStep[] = noSteps, stage: 'preparing' | 'prepared' | 'failed'): void {
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
