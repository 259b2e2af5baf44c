const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * A day in the player's time zone, `Nov 20, 2025`.
 *
 * @param epochMs milliseconds since the epoch
 */
export function formatDay(epochMs: number): string {
  const date = new Date(epochMs);
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** As {@link formatDay}, of the day in UTC: for dates that are the same for every player. */
export function formatUtcDay(epochMs: number): string {
  const date = new Date(epochMs);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/**
 * A time of day in the player's time zone, `18:42`.
 *
 * @param epochMs milliseconds since the epoch
 */
export function formatTime(epochMs: number): string {
  const date = new Date(epochMs);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** As {@link formatTime}, with seconds: `18:42:07`. */
export const formatClock = (epochMs: number): string =>
  `${formatTime(epochMs)}:${twoDigits(new Date(epochMs).getSeconds())}`;

/** Day and time in the player's time zone, `Nov 20, 2025 · 18:42`. */
export const formatMoment = (epochMs: number): string => `${formatDay(epochMs)} · ${formatTime(epochMs)}`;
