import { readMoment } from '@tessera/shared-contracts/api';
import { growing } from './growing';

/** Dates as instants; their text is kept only where it is not the usual one of its instant. */
export function createMomentColumn() {
  const moments = growing(Float64Array);
  const odd = new Map<number, string>();
  return {
    /** Milliseconds since 1970; `NaN` for an unreadable date. */
    moments,
    write(row: number, text: string): void {
      const moment = readMoment(text);
      moments.set(row, moment ?? Number.NaN);
      if (moment === undefined || new Date(moment).toISOString() !== text) odd.set(row, text);
      else odd.delete(row);
    },
    at: (row: number): string => odd.get(row) ?? new Date(moments.values[row] as number).toISOString(),
  };
}
