/** What Chromium and Firefox offer (https://wicg.github.io/scheduling-apis/#dom-scheduler-yield). */
interface YieldingScheduler {
  yield?(): Promise<void>;
}

/** Yields to input and paint. The continuation is a new task, which browsers with a scheduler prioritise. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
