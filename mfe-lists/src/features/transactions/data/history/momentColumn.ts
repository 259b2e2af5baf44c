import { readMoment } from '@tessera/shared-contracts/api';
import { growing } from './growing';

/** A date as nearly all are written; the day apart. */
const usual = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{3})Z$/;

/** Dates as instants; their text is kept only where it is not the usual one of its instant. */
export function createMomentColumn() {
  const moments = growing(Float64Array);
  const odd = new Map<number, string>();
  /** Midnight of each day, in UTC; `NaN` for a day that no calendar has. */
  const days = new Map<string, number>();

  function midnightOf(day: string): number {
    let midnight = days.get(day);
    if (midnight === undefined) {
      midnight = readMoment(day) ?? Number.NaN;
      // Browsers take 31 November for the day after the 30th.
      if (!Number.isNaN(midnight) && !new Date(midnight).toISOString().startsWith(day)) midnight = Number.NaN;
      days.set(day, midnight);
    }
    return midnight;
  }

  /** A usual date as an instant: several times as fast as the parser of the browser. */
  function readUsual(text: string): number {
    const [whole, day = '', hours, minutes, seconds, ms] = usual.exec(text) ?? [];
    if (whole === undefined) return Number.NaN;
    return midnightOf(day) + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms);
  }

  return {
    /** Milliseconds since 1970; `NaN` for an unreadable date. */
    moments,
    write(row: number, text: string): void {
      const moment = readUsual(text);
      const isUsual = !Number.isNaN(moment);
      moments.set(row, isUsual ? moment : (readMoment(text) ?? Number.NaN));
      if (isUsual) odd.delete(row);
      else odd.set(row, text);
    },
    at: (row: number): string => odd.get(row) ?? new Date(moments.values[row] as number).toISOString(),
  };
}
