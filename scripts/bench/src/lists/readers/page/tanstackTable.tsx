import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { historyPath, nextFrame } from './historyPage';

/** As `response.json()` gives it: amounts are binary floats here. */
interface Row {
  readonly _id: string;
  readonly type: string;
  readonly status?: string | null;
  readonly createdAt: string;
  readonly amount: number;
  readonly currency: string;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

const columns: ColumnDef<Features, Row>[] = [
  { id: 'id', accessorKey: '_id' },
  { id: 'type', accessorKey: 'type' },
  { id: 'status', accessorKey: 'status', enableGlobalFilter: false },
  { id: 'date', accessorKey: 'createdAt', enableGlobalFilter: false },
  {
    id: 'amount',
    accessorKey: 'amount',
    enableGlobalFilter: false,
    sortFn: (a, b) => {
      const [first, second] = [a.original, b.original];
      if (first.currency !== second.currency) return first.currency < second.currency ? -1 : 1;
      return first.amount - second.amount;
    },
  },
];

interface State {
  readonly rows: readonly Row[];
  readonly search: string;
  readonly sort: string;
}

let state: State = { rows: [], search: '', sort: 'date' };
let publish: (next: State) => void = () => undefined;
let onShown: () => void = () => undefined;

function Page() {
  const [{ rows, search, sort }, setState] = useState(state);
  publish = setState;
  const frame = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns,
    data: rows as Row[],
    state: { globalFilter: search, sorting: [{ id: sort, desc: true }] },
    globalFilterFn: (row, id, value: string) =>
      String(row.getValue(id) ?? '')
        .toLowerCase()
        .includes(value),
    getRowId: ({ _id }: Row) => _id,
  });
  const found = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 40,
    overscan: 5,
  });
  useEffect(() => onShown());
  return (
    <div ref={frame} style={{ height: 600, overflow: 'auto' }}>
      {found.length} transactions
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} style={{ position: 'absolute', transform: `translateY(${start}px)` }}>
            {found[index]?.getAllCells().map((cell) => (
              <span key={cell.id}>{String(cell.getValue() ?? '')}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

async function show(change: Partial<State>): Promise<void> {
  state = { ...state, ...change };
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  publish(state);
  await shown;
  await nextFrame();
}

/** The usual way: all rows parsed and kept as objects, TanStack Table over them, a virtualized list. */
window.tesseraHistory = {
  async open() {
    const ready = new Promise<void>((resolve) => {
      onShown = resolve;
    });
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
    await ready;
    const { transactions } = (await (await fetch(historyPath)).json()) as { transactions: Row[] };
    await show({ rows: transactions });
  },
  prepare: () => Promise.resolve(),
  search: (search) => show({ search, sort: 'date' }),
  sort: () => show({ search: '', sort: 'amount' }),
};
