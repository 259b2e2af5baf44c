import { type CallAnswer, calls, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

/** Which address: the network is given only where the currency alone would mean another one. */
interface DepositAddressQuery {
  readonly userId: string;
  readonly currency: string;
  readonly network?: string;
}

/** A player's deposit address. */
const depositApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    depositAddress: build.query<CallAnswer<typeof calls.depositAddress>, DepositAddressQuery>({
      query: ({ userId, currency, network }) =>
        request(calls.depositAddress, {
          params: { userId },
          search: { currency, ...(network !== undefined && { network }) },
        }),
      // Requested again on every change of the coin (spec §4): an old address is never shown from the cache.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDepositAddressQuery } = depositApi;
