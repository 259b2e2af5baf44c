import { readMoment } from '@tessera/shared-contracts/api';
import { formatClock, formatDay, formatMoment } from '@tessera/shared-contracts/format';

/** `Nov 20, 2025 · 18:42` in the player's time zone; an em dash if the provider sent no date. */
export function momentText(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '—' : formatMoment(moment);
}

/** `Nov 20, 2025 · 18:42:07 GMT+01:00 (Europe/Berlin)`: the whole instant, in the player's time zone. */
export function instantText(epochMs: number): string {
  // biome-ignore lint/plugin: made only when the tooltip is shown
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longOffset' });
  const offset = format.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { timeZone } = format.resolvedOptions();
  const zone = timeZone === 'UTC' ? 'UTC' : `${offset} (${timeZone.replaceAll('_', ' ')})`;
  return `${formatDay(epochMs)} · ${formatClock(epochMs)} ${zone}`;
}
