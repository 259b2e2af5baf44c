import type { Decimal } from './decimal';

/** A multiplier as every list and dialog shows it: `1.98×`, with at least two decimal places. */
export function formatMultiplier(multiplier: Decimal): string {
  const [whole = '0', fraction = ''] = multiplier.split('.');
  return `${whole}.${fraction.replace(/(?<!0)0+$/, '').padEnd(2, '0')}×`;
}
