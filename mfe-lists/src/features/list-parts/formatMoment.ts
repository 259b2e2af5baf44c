import { readMoment } from '@tessera/shared-contracts/api';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const minuteFormat = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longOffset' });
const secondFormat = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `Nov 20, 2025 · 18:42` in the player's time zone; an em dash if the provider sent no date. */
export function formatMoment(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '—' : `${dayFormat.format(moment)} · ${minuteFormat.format(moment)}`;
}

/** `18:42:07` in the player's time zone. */
export const formatClock = (epochMs: number): string => secondFormat.format(epochMs);

/** `Nov 20, 2025 · 18:42:07 GMT+01:00 (Europe/Berlin)`: the whole instant, in the player's time zone. */
export function formatInstant(epochMs: number): string {
  const offset = offsetFormat.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { timeZone } = offsetFormat.resolvedOptions();
  const zone = timeZone === 'UTC' ? 'UTC' : `${offset} (${timeZone.replaceAll('_', ' ')})`;
  return `${dayFormat.format(epochMs)} · ${formatClock(epochMs)} ${zone}`;
}
