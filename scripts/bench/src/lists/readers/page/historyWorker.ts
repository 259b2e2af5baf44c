import { createHistory, type History } from './readHistory';

const history = createHistory();

/** A call of the page: a method of its history and the argument. */
export interface WorkerCall {
  readonly method: keyof History;
  readonly text: string;
}

self.addEventListener('message', async ({ data: { method, text } }: MessageEvent<WorkerCall>) =>
  self.postMessage(await history[method](text)),
);
