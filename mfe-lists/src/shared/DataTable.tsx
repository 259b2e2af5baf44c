import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { SortButton } from './SortButton';
import { alignEnd, Table, TableFrame } from './table.styles';
import { useKeptFocus } from './useKeptFocus';

/** A column of a list. */
export interface Column<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** Share of the width. */
  readonly share: number;
  /** Whether it contains numbers. */
  readonly isEnd?: boolean;
}

/** Which column a table is sorted by. */
export interface Sorting<Id extends string> {
  readonly column: Id;
  readonly direction: 'ascending' | 'descending';
  /** Sorts by a column, or reverses the order of the sorted one. */
  readonly onSort: (column: Id) => void;
}

interface TableHeadProps<Id extends string> {
  readonly columns: readonly Column<Id>[];
  /** Absent if rows have a fixed order. */
  readonly sorting?: Sorting<Id> | undefined;
}

interface DataTableProps<Id extends string> extends TableHeadProps<Id> {
  /** Accessible name. */
  readonly label: string;
  /** The rows: the same array until a row changes. */
  readonly rows: readonly unknown[];
  /** Whether new rows are being rendered step by step. */
  readonly isBusy?: boolean | undefined;
  /** A `tr` with {@link TableCells} for each row. */
  readonly children: ReactNode;
}

/** Rows of a list as a table. The arrow keys move the focus between its controls. */
export function DataTable<Id extends string>(props: DataTableProps<Id>) {
  const { label, columns, sorting, rows, isBusy = false, children } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const keptFocus = useKeptFocus(bodyRef, rows);
  return (
    <TableFrame onKeyDown={handleKeyDown}>
      <Table $columns={columns.map(({ share }) => share)} aria-label={label} {...(isBusy && { 'aria-busy': true })}>
        <TableHead columns={columns} sorting={sorting} />
        <tbody ref={bodyRef} {...keptFocus}>
          {children}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** Content of each cell of a row. */
export type Cells<Row, Id extends string> = Readonly<Record<Id, (row: Row) => ReactNode>>;

interface TableCellsProps<Row, Id extends string> {
  readonly columns: readonly Column<Id>[];
  readonly cells: Cells<Row, Id>;
  /** Without a row there is a single, empty cell. */
  readonly row: Row | undefined;
}

/** The cells of a row. */
export const TableCells = <Row, Id extends string>({ columns, cells, row }: TableCellsProps<Row, Id>) =>
  row === undefined ? (
    <td colSpan={columns.length} />
  ) : (
    columns.map(({ id, isEnd }) => (
      <td key={id} {...(isEnd && alignEnd)}>
        {cells[id](row)}
      </td>
    ))
  );

/** The header row of a list's table. */
export function TableHead<Id extends string>({ columns, sorting }: TableHeadProps<Id>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, title, isEnd }) => {
          const direction = sorting?.column === id ? sorting.direction : undefined;
          return (
            <th key={id} scope="col" {...(isEnd && alignEnd)} {...(direction && { 'aria-sort': direction })}>
              {sorting === undefined ? (
                title
              ) : (
                <SortButton title={title} direction={direction} isEnd={isEnd} onClick={() => sorting.onSort(id)} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const steps: ReadonlyMap<string, readonly [rows: number, cells: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Moves the focus to the nearest control in the direction of an arrow key. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : steps.get(event.key);
  const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr');
  const rows = cell?.closest('table')?.rows;
  if (step === undefined || !cell || !row || rows === undefined) return;
  let rowIndex = row.rowIndex;
  let cellIndex = cell.cellIndex;
  for (;;) {
    rowIndex += step[0];
    cellIndex += step[1];
    const next = rows[rowIndex]?.cells[cellIndex];
    if (next === undefined) return;
    const control = next.querySelector<HTMLElement>('a, button');
    if (control === null) continue;
    event.preventDefault();
    control.focus();
    return;
  }
}
