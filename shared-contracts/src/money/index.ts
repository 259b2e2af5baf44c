export {
  addDecimals,
  compareDecimals,
  countDecimalPlaces,
  type Decimal,
  decimalSchema,
  isPositiveDecimal,
  multiplyDecimals,
  parseDecimal,
  subtractDecimals,
} from './decimal';
export { type FormattedCrypto, formatCrypto, formatFiat, splitTrailingZeros } from './format';
