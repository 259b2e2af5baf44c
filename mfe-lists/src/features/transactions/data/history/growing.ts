type Numbers = Float64Array | Int32Array | Uint32Array | Uint8Array;

/** A typed array that grows with the rows that are written. */
export interface Growing<Kind extends Numbers> {
  /** The numbers of all rows, by row, and unused space after them; a later write may replace it. */
  readonly values: Kind;
  readonly set: (row: number, value: number) => void;
}

const smallest = 64;
/** Columns of one table that are written in turn. */
const columnsOfTable = 16;
let created = 0;

/**
 * Creates a typed array that doubles when it is full. Each begins with another length: if all columns of a table were full
 * at the same row, copying them would be one task.
 */
export function growing<Kind extends Numbers>(create: new (length: number) => Kind): Growing<Kind> {
  let values = new create(smallest + (created % columnsOfTable) * (smallest / columnsOfTable));
  created += 1;
  return {
    get values() {
      return values;
    },
    set(row, value) {
      if (row >= values.length) {
        const grown = new create(Math.max(values.length * 2, row + 1));
        grown.set(values);
        values = grown;
      }
      values[row] = value;
    },
  };
}
