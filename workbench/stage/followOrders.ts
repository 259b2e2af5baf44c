import { attributes } from '@tessera/platform/protocol';
import type { Step } from '../state';
import { onOrder, report, tellProgress } from './reports';
import { recordSteps } from './steps/recordSteps';
import { stepName, takeSteps, whenThere } from './steps/takeSteps';

/** A module that is on its way to the stage; of the composed site's pages some may never arrive, as the state wants it. */
const placeholder = `.stage [${attributes.module}]`;

/** Takes steps and tells how far it is; it is ready once the module, or its failure, is on the stage. */
export async function takeAndTell(steps: readonly Step[], signal: AbortSignal): Promise<void> {
  await takeSteps(steps, signal, (step, index) => tellProgress(stepName(step), index));
  await whenThere(() => document.querySelector(placeholder) === null || undefined, signal);
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
