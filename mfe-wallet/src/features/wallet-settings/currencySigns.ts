import type { FiatCode } from '@tessera/shared-contracts/fiat';

/** The sign of each currency, such as ¥, as in the Unicode CLDR for English; its code if it has no sign. */
export const currencySigns: Readonly<Record<FiatCode, string>> = {
  USD: '$',
  EUR: '€',
  JPY: '¥',
  INR: '₹',
  CAD: '$',
  CNY: '¥',
  IDR: 'Rp',
  KRW: '₩',
  PHP: '₱',
  RUB: '₽',
  DKK: 'kr',
  MXN: '$',
  PLN: 'zł',
  TRY: '₺',
  VND: '₫',
  ARS: '$',
  PEN: 'PEN',
  CLP: '$',
  NGN: '₦',
  CRC: '₡',
  MAD: 'MAD',
  MYR: 'RM',
  QAR: 'QAR',
  SAR: 'SAR',
};
