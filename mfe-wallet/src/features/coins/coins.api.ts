import { type Coin, coins, type Rows, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

/** The coins that the provider accepts. */
const coinsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    coins: build.query<Rows<Coin>, void>({ query: () => request(coins) }),
  }),
});

export const { useCoinsQuery } = coinsApi;

/** Number of coins in the provider's list that could not be parsed. */
export const useUnreadableCoins = (): number => useCoinsQuery().data?.unreadable ?? 0;
