import { Worker } from 'node:worker_threads';

/**
 * Runs a script of this folder in a thread, which is ended at the time limit, and at a limit of memory.
 *
 * @returns what the script posts to its parent
 */
export function runThread(script: string, workerData: unknown, limitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(script, import.meta.url), {
      workerData,
      env: {},
      execArgv: [],
      // The interpreter's stack lies on the thread's and has to overflow first.
      resourceLimits: { stackSizeMb: 16, maxOldGenerationSizeMb: 512 },
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
