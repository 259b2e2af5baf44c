import { Worker } from 'node:worker_threads';
import type { ContentRequest } from '@tessera/shared-contracts/prerender';

/** Ours take half a second. */
const timeLimitMs = 20_000;

/**
 * Runs a release's prerenderer in an interpreter that has the language and nothing else: no `process`, `require`, files,
 * network or timers. The interpreter's memory, stack and output are limited. It runs in a thread, which is ended at the time
 * limit: the interpreter itself could not interrupt a built-in function.
 *
 * @returns what it rendered, unparsed
 */
export function runPrerenderer(code: string, request: ContentRequest, limitMs = timeLimitMs): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prerendererWorker.mjs', import.meta.url), {
      workerData: { code, request: JSON.stringify(request) },
      env: {},
      execArgv: [],
      // The interpreter's stack is on that of the thread and has to overflow first.
      resourceLimits: { stackSizeMb: 16 },
    });
    const timer = setTimeout(() => {
      reject(new Error(`it took longer than ${limitMs / 1000} s`));
      void worker.terminate();
    }, limitMs);
    worker.on('message', resolve);
    worker.on('messageerror', reject);
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('it ended without an answer'));
    });
  });
}
