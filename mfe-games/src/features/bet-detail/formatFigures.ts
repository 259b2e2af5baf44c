import { readMoment } from '@tessera/shared-contracts/api';

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });

/** `Nov 20, 2025, 18:42:07` in the player's time zone; an em dash if the provider sent no date. */
export function formatMoment(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '—' : momentFormat.format(moment);
}
