import { readMoment } from '@tessera/shared-contracts/api';
import { formatUtcDay } from '@tessera/shared-contracts/format';

/** Texts about exchange rates. */
export const messages = {
  /** @param date ISO 8601, as the provider sends it */
  origin: (source: string, date: string) => {
    const moment = readMoment(date);
    return `Rates: ${source}${moment === undefined ? '' : `, ${formatUtcDay(moment)}`}.`;
  },
} as const;
