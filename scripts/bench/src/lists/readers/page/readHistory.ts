import { historyPath, shownRows } from './historyPage';
import {
  createColumns,
  createRowReader,
  prepareOrder,
  sortRows,
  transactions,
  viewTransactions,
} from './measuredHistory';

type Shown = { readonly total: number; readonly rows: ReturnType<ReturnType<typeof viewTransactions>['rows']> };

/** The remote's own way to read a history: for the main thread as for a worker. */
export function createHistory() {
  let rows: Awaited<ReturnType<typeof sortRows>> | undefined;

  function view(search: string, sort: 'date' | 'amount'): Shown {
    if (rows === undefined) throw new Error('The history has not been read.');
    const found = viewTransactions(rows, { filter: 'all', search, sort, direction: 'descending' });
    return { total: found.total, rows: found.rows(0, shownRows) };
  }

  return {
    async open(): Promise<Shown> {
      const columns = createColumns();
      const take = (row: Parameters<typeof columns.append>[0]) => {
        columns.append(row, columns.count);
        return true;
      };
      const reader = createRowReader(transactions, { take });
      const { body } = await fetch(historyPath);
      const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
      let bytes = 0;
      for (let piece = await pieces?.read(); piece?.value !== undefined; piece = await pieces?.read()) {
        bytes += piece.value.length;
        await reader.take(piece.value, { bytes, expectedBytes: undefined });
      }
      const { error } = reader.end(200);
      if (error !== undefined) throw new Error('The history could not be read.');
      rows = await sortRows(columns);
      return view('', 'date');
    },
    async prepare() {
      if (rows !== undefined) await prepareOrder(rows, 'amount');
    },
    search: async (text: string) => view(text, 'date'),
    sort: async () => view('', 'amount'),
  };
}

/** A page's history, or that of its worker. */
export type History = ReturnType<typeof createHistory>;
