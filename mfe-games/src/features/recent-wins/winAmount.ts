import { groupThousands } from '@tessera/shared-contracts/format';
import { type Decimal, formatCrypto, parseDecimal, splitTrailingZeros } from '@tessera/shared-contracts/money';

/** Formats a win for the strip: sign, thousands separators, no trailing zeros; `"1240"` is `"+1,240"`. */
export function formatWin(amount: Decimal): string {
  const exact = parseDecimal(amount);
  if (exact === undefined) return '';
  const [whole = '', fraction] = (splitTrailingZeros(formatCrypto(exact)).significant || '0').split('.');
  const grouped = groupThousands(whole);
  return fraction === undefined ? `+${grouped}` : `+${grouped}.${fraction}`;
}
