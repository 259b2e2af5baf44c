import type { SimulatorStep } from '@tessera/shared-contracts/remotes';
import { useEffect } from 'react';
import { recordSteps } from '../steps/recordSteps';
import { stepName, takeSteps } from '../steps/takeSteps';
import { onOrder, report } from './reports';

const noSteps: readonly SimulatorStep[] = [];

/** Tells how far the stage is: on `<html>` for tests and pictures, and to the workbench. */
function tell(progress: string, step?: number): void {
  document.documentElement.dataset.simulator = progress;
  report({ kind: 'progress', progress, step });
}

const take = async (steps: readonly SimulatorStep[], signal: AbortSignal) => {
  await takeSteps(steps, signal, (step, index) => tell(stepName(step), index));
  if (!signal.aborted) tell('ready');
};

/** Takes the state's steps once it is prepared, then those that the workbench orders, and records a person's if asked. */
export function useSteps(steps: readonly SimulatorStep[] = noSteps, stage: 'preparing' | 'prepared' | 'failed'): void {
  useEffect(() => {
    if (stage !== 'prepared') {
      tell(stage);
      return undefined;
    }
    const taking = new AbortController();
    void take(steps, taking.signal);
    return () => taking.abort();
  }, [steps, stage]);

  useEffect(() => {
    const taking = new AbortController();
    let stopRecording: (() => void) | undefined;
    const stopListening = onOrder((order) => {
      if (order.kind === 'take') return void take(order.steps, taking.signal);
      stopRecording?.();
      stopRecording = order.isOn
        ? recordSteps((step, isMore) => report({ kind: 'recorded', step, isMore }))
        : undefined;
    });
    return () => {
      taking.abort();
      stopRecording?.();
      stopListening();
    };
  }, []);
}
