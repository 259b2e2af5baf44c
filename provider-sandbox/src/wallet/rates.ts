import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { rates as ratesCall } from '@tessera/shared-contracts/extensions/schema';
import type { Decimal } from '@tessera/shared-contracts/money';
import type { FastifyInstance } from 'fastify';
import { extensionRoute } from '../http/callRoute';
import type { Sandbox } from '../sandbox';
import { usdRates } from './coins';

const source = 'fixed example rates of the provider sandbox';
const date = '2025-11-20';

/** Units of each currency for one US dollar. Plausible for the date, but not a market's; documented in `API.md`. */
const unitsPerDollar: ReadonlyMap<string, Decimal> = new Map(
  Object.entries({
    USD: '1',
    EUR: '0.8675',
    JPY: '157.3',
    INR: '88.62',
    CAD: '1.4089',
    CNY: '7.1138',
    IDR: '16725',
    KRW: '1467.5',
    PHP: '58.91',
    RUB: '80.35',
    DKK: '6.4782',
    MXN: '18.42',
    PLN: '3.6755',
    TRY: '42.39',
    VND: '26361',
    ARS: '1404.5',
    PEN: '3.3795',
    CLP: '929.6',
    NGN: '1452.8',
    CRC: '500.15',
    MAD: '9.2865',
    MYR: '4.1525',
    QAR: '3.64',
    SAR: '3.75',
  }),
);

/** The extension `rates`. */
export function registerRates(app: FastifyInstance, sandbox: Sandbox): void {
  extensionRoute(app, sandbox, ratesCall, {
    summary: 'Lists what a US dollar is worth in fiat currencies, and coins in US dollars, with source and date',
    isOpen: true,
    handler: async () => ({
      source,
      date,
      rates: Array.from(unitsPerDollar, ([currency, rate]) => ({ currency, rate: exactNumber(rate) })),
      coins: Array.from(usdRates, ([currency, rate]) => ({ currency, usd: exactNumber(rate) })),
    }),
  });
}
