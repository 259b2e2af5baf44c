import type { Coin } from '@tessera/shared-contracts/api';
import { useState } from 'react';

/** Unique key of a coin; a symbol is not unique, since a token may exist on several networks. */
export const coinKey = ({ symbol, network }: Coin): string => `${symbol} ${network}`;

/** The first entry of a coin, or of the list. */
export const entryOf = (coins: readonly [Coin, ...Coin[]], symbol: string | undefined): Coin =>
  coins.find((candidate) => candidate.symbol.toUpperCase() === symbol?.toUpperCase()) ?? coins[0];

/** The picked coin of the list; initially `first`, or the first (spec §4 Coins). */
export function useCoinPick(coins: readonly [Coin, ...Coin[]], first?: string) {
  const [key, pick] = useState<string>();
  const coin = coins.find((candidate) => coinKey(candidate) === key) ?? entryOf(coins, first);
  return { coin, pick };
}
