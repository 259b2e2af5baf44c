import { attributes, elementIds } from '@tessera/platform/protocol';
import { tellProgress } from '../reports';
import { stepName, takeStep } from '../steps/takeSteps';
import { type ShellRun, writeShellRun } from './shellRun';

/** Resolves once React has hydrated the page. */
function hydrated(): Promise<void> {
  const isHydrated = () =>
    document.readyState !== 'loading' && !document.getElementById(elementIds.root)?.hasAttribute(attributes.path);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: [attributes.path] });
  });
}

/** Takes the state's steps that earlier documents of this tab have not taken: a step may reload the page. */
export async function takeShellSteps(run: ShellRun): Promise<void> {
  const { state, taken } = run;
  const steps = state.steps ?? [];
  await hydrated();
  for (const [index, step] of steps.entries()) {
    if (index < taken) continue;
    tellProgress(stepName(step), index);
    // Who watches the page for steps learns of one before it is taken.
    await Promise.resolve();
    await takeStep(step, new AbortController().signal);
    writeShellRun({ ...run, taken: index + 1 });
    // The page renders the change before the next step looks for it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  tellProgress('ready');
}
