import { on } from '@tessera/shared-contracts/events';
import { coinHeldMost } from '@tessera/shared-contracts/money';
import { usePickedCurrency } from '@tessera/shared-contracts/session';
import { useEffect, useState } from 'react';
import type { BalanceState } from '../balances/useBalance';
import { headerCoins } from '../coins/headerCoins';

/** The currency of the header. */
export interface ShownCurrency {
  /** Unknown while the balances that decide it are loading. */
  readonly symbol: string | undefined;
  /** Whether it was picked, or a game runs in it. */
  readonly isPicked: boolean;
  /** Whether a game runs in it. */
  readonly isInGame: boolean;
}

/** The currency of the running game, else the picked one, else the one held most, as games choose it. */
export function useShownCurrency(state: BalanceState): ShownCurrency {
  const picked = usePickedCurrency();
  const [played, setPlayed] = useState<string>();
  useEffect(() => on('game-currency-changed', ({ currency }) => setPlayed(currency)), []);
  const chosen = played ?? picked;
  if (chosen !== undefined) return { symbol: chosen, isPicked: true, isInGame: played !== undefined };
  if (state.status === 'loading') return { symbol: undefined, isPicked: false, isInGame: false };
  const held = state.status === 'ready' ? coinHeldMost(state.balance.balances.readable) : undefined;
  return { symbol: held?.toUpperCase() ?? headerCoins[0].symbol, isPicked: false, isInGame: false };
}
