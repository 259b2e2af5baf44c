import type { Coin } from '@tessera/shared-contracts/api';
import { useState } from 'react';

/** Tells coins apart; a symbol alone does not, since a token may live on several networks. */
export const coinKey = ({ symbol, network }: Coin): string => `${symbol} ${network}`;

/** A coin picked from the list; the first one until then (spec §4, Coins). */
export function useCoinPick(coins: readonly [Coin, ...Coin[]]) {
  const [key, pick] = useState<string>();
  const coin = coins.find((candidate) => coinKey(candidate) === key) ?? coins[0];
  return { coin, pick };
}
