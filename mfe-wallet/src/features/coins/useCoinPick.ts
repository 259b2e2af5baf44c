import type { Coin } from '@tessera/shared-contracts/api';
import { useState } from 'react';

/** Unique key of a coin; a symbol is not unique, since a token may exist on several networks. */
export const coinKey = ({ symbol, network }: Coin): string => `${symbol} ${network}`;

/** The picked coin of the list; initially the first (spec §4 Coins). */
export function useCoinPick(coins: readonly [Coin, ...Coin[]]) {
  const [key, pick] = useState<string>();
  const coin = coins.find((candidate) => coinKey(candidate) === key) ?? coins[0];
  return { coin, pick };
}
