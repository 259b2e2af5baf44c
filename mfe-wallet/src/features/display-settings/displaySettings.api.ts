import { request } from '@tessera/shared-contracts/api';
import { type Preferences, readPreferences, savePreferences } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';
import { type FiatCode, fiatCurrencies } from './fiatCurrencies';
import { lastCurrencyItem } from './lastCurrency';

/** The currency with that code, or `null` if it is not offered. */
export const offered = (code: string | undefined): FiatCode | null =>
  fiatCurrencies.find((currency) => currency.code === code)?.code ?? null;
const currencyOf = ({ displayCurrency }: Preferences) => offered(displayCurrency);

/** The stored display currency (extension `preferences`); `null` if it is unset or not offered. */
const displaySettingsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    savedCurrency: build.query<FiatCode | null, string>({
      query: (userId) => request(readPreferences, { params: { userId } }),
      transformResponse: currencyOf,
      onQueryStarted: async (userId, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) lastCurrencyItem.write(userId, answer.data ?? '');
      },
    }),
    saveCurrency: build.mutation<FiatCode | null, { readonly userId: string; readonly code: FiatCode }>({
      query: ({ userId, code }) => request(savePreferences, { params: { userId }, body: { displayCurrency: code } }),
      transformResponse: currencyOf,
      onQueryStarted: async ({ userId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        // A read that is still on its way may be older.
        dispatch(displaySettingsApi.util.getRunningQueryThunk('savedCurrency', userId))?.abort();
        await dispatch(displaySettingsApi.util.upsertQueryData('savedCurrency', userId, answer.data));
      },
    }),
  }),
});
export const { savedCurrency } = displaySettingsApi.endpoints;
export const { useSaveCurrencyMutation } = displaySettingsApi;
