import type { Days } from '../list-panel/days';
import { messages } from './statement.messages';

/** A month (`2025-11`) or a year (`2025`) of UTC. */
export interface Period extends Days {
  readonly id: string;
  readonly name: string;
}

const monthCount = 12;
const yearCount = 4;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Months outside of 1 to 12 are those of the years around. */
function monthOf(year: number, month: number): Period {
  const first = new Date(Date.UTC(year, month, 1));
  const since = dayOf(first);
  return {
    id: since.slice(0, 7),
    name: `${messages.months[first.getUTCMonth()]} ${first.getUTCFullYear()}`,
    since,
    until: dayOf(new Date(Date.UTC(year, month + 1, 0))),
  };
}

/** The last months and years, the newest first. */
export function periodsAt(nowMs: number): readonly Period[] {
  const now = new Date(nowMs);
  const year = now.getUTCFullYear();
  return [
    ...Array.from({ length: monthCount }, (_, index) => monthOf(year, now.getUTCMonth() - index)),
    ...Array.from({ length: yearCount }, (_, index) => ({
      id: String(year - index),
      name: String(year - index),
      since: `${year - index}-01-01`,
      until: `${year - index}-12-31`,
    })),
  ];
}

/** The days of a statement: a missing day is the first or the last of the other's month, both are this month's. */
export function completeDays({ since, until }: Days, nowMs: number): Days {
  const month = (day: string) => monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1);
  const given = month(since || until || dayOf(new Date(nowMs)));
  return { since: since || given.since, until: until || given.until };
}
