import { showRows } from './historyPage';
import { createHistory } from './readHistory';

const history = createHistory();

/** As the remote does it: in slices on the main thread. */
window.tesseraHistory = {
  open: async () => {
    const { total, rows } = await history.open();
    await showRows(total, rows);
  },
  prepare: history.prepare,
  search: async (text) => {
    const { total, rows } = await history.search(text);
    await showRows(total, rows);
  },
  sort: async () => {
    const { total, rows } = await history.sort();
    await showRows(total, rows);
  },
};
