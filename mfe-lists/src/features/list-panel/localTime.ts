import { formatClock } from '@tessera/shared-contracts/format';

/** A day in the player's time zone: `2025-11-20`. */
export function localDay(epochMs: number): string {
  const date = new Date(epochMs);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * A day and time in the player's time zone, in a format that spreadsheets of any locale parse: `2025-11-20 18:42:07`.
 */
export const localTime = (epochMs: number): string => `${localDay(epochMs)} ${formatClock(epochMs)}`;

/** Name of the player's time zone, such as `Europe/Berlin`. */
// biome-ignore lint/plugin: made only for an export
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
