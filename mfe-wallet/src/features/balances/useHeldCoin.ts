import { coinHeldMost, isPositiveDecimal } from '@tessera/shared-contracts/money';
import { usePickedCurrency } from '@tessera/shared-contracts/session';
import type { BalanceState } from './useBalance';

/** The coin that deposits and withdrawals begin with: the picked one if it is held, else the one held most. */
export function useHeldCoin(state: BalanceState): string | undefined {
  const picked = usePickedCurrency();
  if (state.status !== 'ready') return undefined;
  const { readable } = state.balance.balances;
  const isHeld = readable.some(
    ({ currency, amount }) => currency.toUpperCase() === picked && isPositiveDecimal(amount),
  );
  return isHeld ? picked : coinHeldMost(readable);
}
