/** What Chromium and Firefox offer (https://wicg.github.io/scheduling-apis/#dom-scheduler-yield). */
interface YieldingScheduler {
  yield?(): Promise<void>;
}

/** Lets the page answer and paint. What follows is a task of its own, which browsers with a scheduler run before others. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
