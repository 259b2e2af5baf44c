/**
 * A day in the player's time zone, `Nov 20, 2025`.
 *
 * @param epochMs milliseconds since the epoch
 */
export function formatDay(epochMs: number): string {
  // `Thu Nov 20 2025` in every browser (ECMA-262, Date.prototype.toDateString).
  const [, month, day, year] = new Date(epochMs).toDateString().split(' ');
  return `${month} ${Number(day)}, ${Number(year)}`;
}

/** Like {@link formatDay}, in UTC: for dates that are the same for every player. */
export function formatUtcDay(epochMs: number): string {
  // `Thu, 20 Nov 2025 18:42:07 GMT`.
  const [, day, month, year] = new Date(epochMs).toUTCString().split(' ');
  return `${month} ${Number(day)}, ${Number(year)}`;
}

/**
 * A time of day in the player's time zone, with seconds: `18:42:07`.
 *
 * @param epochMs milliseconds since the epoch
 */
export const formatClock = (epochMs: number): string => new Date(epochMs).toTimeString().slice(0, 8);

/** Like {@link formatClock}, without seconds: `18:42`. */
export const formatTime = (epochMs: number): string => formatClock(epochMs).slice(0, 5);

/** Day and time in the player's time zone, `Nov 20, 2025 · 18:42`. */
export const formatMoment = (epochMs: number): string => `${formatDay(epochMs)} · ${formatTime(epochMs)}`;
