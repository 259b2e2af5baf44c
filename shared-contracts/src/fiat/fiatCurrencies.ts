/** Display currencies of balances (spec §3 Fiat display currencies). The provider's values are in the first. */
export const fiatCurrencies = [
  { code: 'USD', name: 'US Dollar' },
  { code: 'EUR', name: 'Euro' },
  { code: 'JPY', name: 'Japanese Yen' },
  { code: 'INR', name: 'Indian Rupee' },
  { code: 'CAD', name: 'Canadian Dollar' },
  { code: 'CNY', name: 'Chinese Yuan' },
  { code: 'IDR', name: 'Indonesian Rupiah' },
  { code: 'KRW', name: 'South Korean Won' },
  { code: 'PHP', name: 'Philippine Peso' },
  { code: 'RUB', name: 'Russian Ruble' },
  { code: 'DKK', name: 'Danish Krone' },
  { code: 'MXN', name: 'Mexican Peso' },
  { code: 'PLN', name: 'Polish Zloty' },
  { code: 'TRY', name: 'Turkish Lira' },
  { code: 'VND', name: 'Vietnamese Dong' },
  { code: 'ARS', name: 'Argentine Peso' },
  { code: 'PEN', name: 'Peruvian Sol' },
  { code: 'CLP', name: 'Chilean Peso' },
  { code: 'NGN', name: 'Nigerian Naira' },
  { code: 'CRC', name: 'Costa Rican Colón' },
  { code: 'MAD', name: 'Moroccan Dirham' },
  { code: 'MYR', name: 'Malaysian Ringgit' },
  { code: 'QAR', name: 'Qatari Riyal' },
  { code: 'SAR', name: 'Saudi Riyal' },
] as const;

/** The currency with that code, or `null` if it is not offered. */
export const offeredFiat = (code: string | undefined): FiatCode | null =>
  fiatCurrencies.find((currency) => currency.code === code)?.code ?? null;

/** Code of a fiat display currency. */
export type FiatCode = (typeof fiatCurrencies)[number]['code'];
