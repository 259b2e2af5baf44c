export { displayFiat, type Fiat, fiatIn } from './fiat';
export { type FiatCode, fiatCurrencies, offeredFiat } from './fiatCurrencies';
export { formatFiatValue, formatInFiat } from './fiatValue';
