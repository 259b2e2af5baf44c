import { showRows } from './historyPage';
import type { WorkerCall } from './historyWorker';
import type { History } from './readHistory';

const worker = new Worker(new URL('./historyWorker.ts', import.meta.url));

/** One call at a time, as the pages are measured. */
const ask = <Method extends keyof History>(method: Method, text = '') =>
  new Promise<Awaited<ReturnType<History[Method]>>>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ method, text } satisfies WorkerCall);
  });

/** The same code in a worker, which sends the rows on screen to the page. */
window.tesseraHistory = {
  open: async () => {
    const { total, rows } = await ask('open');
    await showRows(total, rows);
  },
  prepare: () => ask('prepare'),
  search: async (text) => {
    const { total, rows } = await ask('search', text);
    await showRows(total, rows);
  },
  sort: async () => {
    const { total, rows } = await ask('sort');
    await showRows(total, rows);
  },
};
