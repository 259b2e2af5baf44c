import { readMoment } from '@tessera/shared-contracts/api';

const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Texts about exchange rates. */
export const messages = {
  /** @param date ISO 8601, as the provider sends it */
  origin: (source: string, date: string) => {
    const moment = readMoment(date);
    return `Rates: ${source}${moment === undefined ? '' : `, ${day.format(moment)}`}.`;
  },
} as const;
