import type { Transaction } from '@tessera/shared-contracts/api';

/** What each page of the comparison does, by the same names. Each resolves once the rows are on screen. */
export interface HistoryPage {
  /** Reads the whole history and shows its newest rows. */
  readonly open: () => Promise<void>;
  /** Makes what later changes need, where that is not part of `open`. */
  readonly prepare: () => Promise<void>;
  readonly search: (text: string) => Promise<void>;
  /** Sorts by amount, the largest first. */
  readonly sort: () => Promise<void>;
}

declare global {
  interface Window {
    tesseraHistory: HistoryPage;
  }
}

/** Where the history is served. */
export const historyPath = '/history.json';
/** Rows on screen. */
export const shownRows = 15;

/** Resolves after the next frame. */
export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows rows and how many there are, without any library. */
export function showRows(total: number, rows: readonly Transaction[]): Promise<void> {
  const lines = rows.map((row) => {
    const line = document.createElement('tr');
    for (const text of [row._id, row.type, row.status, row.createdAt, row.amount, row.currency]) {
      line.append(Object.assign(document.createElement('td'), { textContent: text ?? '' }));
    }
    return line;
  });
  const table = document.createElement('table');
  table.append(...lines);
  document.body.replaceChildren(`${total} transactions`, table);
  return nextFrame();
}
