import { compareDecimals } from '@tessera/shared-contracts/money';
import type { Withdrawal } from './withdrawal.schema';

interface Ordered {
  readonly withdrawal: Withdrawal;
}

/** Whether two orders send the same amount of the same currency to the same address. */
export function isSameWithdrawal({ withdrawal: a }: Ordered, { withdrawal: b }: Ordered): boolean {
  const { amount: amountOfA, ...restOfA } = a;
  const { amount: amountOfB, ...restOfB } = b;
  return compareDecimals(amountOfA, amountOfB) === 0 && JSON.stringify(restOfA) === JSON.stringify(restOfB);
}
