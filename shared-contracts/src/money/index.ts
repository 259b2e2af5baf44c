export { followAmountField, readAmountField } from './amountField';
export { coinHeldMost, type HeldCoin } from './coinHeldMost';
export { coinPlaces, ledgerPlaces } from './coinPlaces';
export {
  addDecimals,
  compareDecimals,
  countDecimalPlaces,
  type Decimal,
  decimalSchema,
  divideDecimals,
  fixDecimal,
  isPositiveDecimal,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  smallestDecimal,
  subtractDecimals,
  truncateDecimal,
} from './decimal';
export { type FormattedCrypto, formatCrypto, formatFiat, splitTrailingZeros } from './format';
export { formatMultiplier } from './formatMultiplier';
export { netPayout, outcomeOf } from './netPayout';
export { movedAmount, shownAmount, signedAmount } from './signedAmount';
export {
  readNumberText,
  readTypedDecimal,
  type TypedDecimal,
  type TypedDecimalFault,
  writeTypedDecimal,
} from './typedDecimal';
export { typedDecimalMessages } from './typedDecimal.messages';
