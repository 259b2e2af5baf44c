/** The days of a list, such as `2025-11-20`; `''` without a day. */
export interface Days {
  readonly since: string;
  readonly until: string;
}

/** The days as instants: each begins and ends at midnight in the player's time zone. `undefined` without a day. */
export const instantsOf = ({ since, until }: Days) => ({
  from: since === '' ? undefined : midnight(since, 0),
  to: until === '' ? undefined : midnight(until, 1),
});

function midnight(day: string, daysLater: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Not 24 hours later: with a DST change a day has 23 or 25 hours, and may begin at one o'clock.
  return new Date(year, month - 1, date + daysLater).getTime();
}
