import { request } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { type Preferences, readPreferences, savePreferences } from '@tessera/shared-contracts/extensions';
import { type FiatCode, offeredFiat } from '@tessera/shared-contracts/fiat';
import { remote } from '../../remote';
import { lastCurrencyItem } from './lastCurrency';

const currencyOf = ({ displayCurrency }: Preferences) => offeredFiat(displayCurrency);

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
        emit('display-currency-changed', {});
      },
    }),
  }),
});
export const { savedCurrency } = displaySettingsApi.endpoints;
export const { useSaveCurrencyMutation } = displaySettingsApi;
