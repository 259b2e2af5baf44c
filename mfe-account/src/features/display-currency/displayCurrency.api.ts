import { request } from '@tessera/shared-contracts/api';
import { type Rates, rates } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

/** Exchange rates of the US dollar (extension `rates`). */
const ratesApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    rates: build.query<Rates, void>({ query: () => request(rates) }),
  }),
});

export const { useRatesQuery } = ratesApi;
