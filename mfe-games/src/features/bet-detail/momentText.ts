import { readMoment } from '@tessera/shared-contracts/api';
import { formatClock, formatDay } from '@tessera/shared-contracts/format';

/** `Nov 20, 2025 · 18:42:07` in the player's time zone; an em dash if the provider sent no date. */
export function momentText(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '—' : `${formatDay(moment)} · ${formatClock(moment)}`;
}
