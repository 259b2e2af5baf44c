import type { Step } from '../state';
import { onOrder, report, tellProgress } from './reports';
import { recordSteps } from './steps/recordSteps';
import { stepName, takeSteps } from './steps/takeSteps';

/** Takes steps and tells how far it is. */
export async function takeAndTell(steps: readonly Step[], signal: AbortSignal): Promise<void> {
  await takeSteps(steps, signal, (step, index) => tellProgress(stepName(step), index));
  if (!signal.aborted) tellProgress('ready');
}

/** Takes the steps that the workbench orders, and records a person's if asked; returns the undo. */
export function followOrders(): () => void {
  const taking = new AbortController();
  let stopRecording: (() => void) | undefined;
  const stopListening = onOrder((order) => {
    if (order.kind === 'take') return void takeAndTell(order.steps, taking.signal);
    stopRecording?.();
    stopRecording = order.isOn ? recordSteps((step, isMore) => report({ kind: 'recorded', step, isMore })) : undefined;
  });
  return () => {
    taking.abort();
    stopRecording?.();
    stopListening();
  };
}
