import type { Balance } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { compareDecimals, type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';
import { useEffect, useRef, useState } from 'react';
import { amountOf, useBalance } from '../balances/useBalance';

const watchIntervalMs = 10_000;

/** Increase of a balance while it was watched. */
export interface Credit {
  readonly currency: string;
  readonly amount: Decimal;
}

/** Finds the first currency whose balance grew between two responses. */
export function findCredit(before: Balance, after: Balance): Credit | undefined {
  for (const { currency, amount } of after.balances.readable) {
    const known = amountOf(before, currency);
    if (known === undefined || compareDecimals(amount, known) <= 0) continue;
    return { currency, amount: subtractDecimals(amount, known) };
  }
  return undefined;
}

/** Watches the balances for a deposit, and notifies the rest of the page of one. */
export function useCredit(): Credit | undefined {
  const state = useBalance({ pollingIntervalMs: watchIntervalMs });
  const balance = state.status === 'ready' ? state.balance : undefined;
  const last = useRef<Balance | undefined>(undefined);
  const [credit, setCredit] = useState<Credit>();

  useEffect(() => {
    const before = last.current;
    last.current = balance ?? before;
    if (before === undefined || balance === undefined) return;
    const found = findCredit(before, balance);
    if (found === undefined) return;
    setCredit(found);
    emit('balance-changed', { reason: 'deposit', currency: found.currency });
  }, [balance]);
  return credit;
}
