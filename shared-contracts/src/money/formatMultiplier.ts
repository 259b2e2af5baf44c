import { Big } from 'big.js';
import type { Decimal } from './decimal';

/** A multiplier as every list and dialog shows it: `1.98×`, with at least two decimal places. */
export function formatMultiplier(multiplier: Decimal): string {
  const [whole = '0', fraction = ''] = new Big(multiplier).toFixed().split('.');
  return `${whole}.${fraction.padEnd(2, '0')}×`;
}
