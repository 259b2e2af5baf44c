import type { Transaction } from '@tessera/shared-contracts/api';

// The modules of the lists' remote that read long histories; the build puts them here.

type Columns = { readonly count: number; append(transaction: Transaction, place: number): void };
type Rows = { readonly count: number };
type Query = { filter: 'all'; search: string; sort: 'date' | 'amount'; direction: 'ascending' | 'descending' };

export const transactions: object;
export function createColumns(): Columns;
export function createRowReader(
  call: object,
  sink: { readonly take: (row: Transaction) => boolean },
): {
  take(text: string, progress: { readonly bytes: number; readonly expectedBytes: undefined }): Promise<boolean>;
  end(status: number): { readonly error?: unknown };
};
export function sortRows(columns: Columns): Promise<Rows>;
export function prepareOrder(rows: Rows, name: 'amount'): Promise<void>;
export function viewTransactions(
  rows: Rows,
  query: Query,
): { readonly total: number; rows(start: number, end: number): readonly Transaction[] };
