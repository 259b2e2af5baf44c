import type { ContentRequest } from '../prerender';
import { runThread } from './runThread';

/** Ours take half a second. */
const timeLimitMs = 60_000;

/**
 * Runs a release's prerenderer in an interpreter that has only the language: no `process`, `require`, files,
 * network or timers. The interpreter's memory, stack and output are limited. It runs in a thread, which is ended at the time
 * limit: the interpreter itself could not interrupt a built-in function.
 *
 * @returns what it rendered, unparsed
 */
export const runPrerenderer = (code: string, request: ContentRequest, limitMs = timeLimitMs): Promise<unknown> =>
  runThread('./prerendererWorker.mjs', { code, request: JSON.stringify(request) }, limitMs);
