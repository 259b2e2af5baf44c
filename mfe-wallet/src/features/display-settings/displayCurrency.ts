import { skipToken } from '@reduxjs/toolkit/query/react';
import { isProblem, request } from '@tessera/shared-contracts/api';
import { hasExtension, type Preferences, readPreferences, savePreferences } from '@tessera/shared-contracts/extensions';
import { playerItem, useSession } from '@tessera/shared-contracts/session';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { remote } from '../../remote';
import { showWalletToast } from '../../shared/walletToast';
import { fiatPicked, selectDisplaySettings } from './displaySettings.slice';
import { type FiatCode, fiatCurrencies } from './fiatCurrencies';

/** The currency that a player's provider had last, so that the wallet opens with it before the provider answers. */
export const lastCurrencyItem = playerItem('tessera.wallet.display-currency', 'device');

const offered = (code: string | undefined): FiatCode | null =>
  fiatCurrencies.find((currency) => currency.code === code)?.code ?? null;
const currencyOf = ({ displayCurrency }: Preferences) => offered(displayCurrency);

/** The display currency that a provider with the extension `preferences` keeps; `null` if it keeps none that is offered. */
const displayCurrencyApi = remote.api.injectEndpoints({
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
        if (answer) await dispatch(displayCurrencyApi.util.upsertQueryData('savedCurrency', userId, answer.data));
      },
    }),
  }),
});
const { useSavedCurrencyQuery, useSaveCurrencyMutation } = displayCurrencyApi;

/** The player, where the provider keeps their preferences. */
function useKeptFor(): string | undefined {
  const userId = useSession()?.user.id;
  return hasExtension('preferences') ? userId : undefined;
}

/** The currency that values are shown in: the one picked in this page, else the provider's (decisions, Extensions), else US dollars. */
export function useDisplayCurrency(): FiatCode {
  const userId = useKeptFor();
  const { fiat } = useSelector(selectDisplaySettings);
  const { currentData } = useSavedCurrencyQuery(userId ?? skipToken);
  const saved = currentData === undefined ? offered(lastCurrencyItem.read(userId)) : currentData;
  return fiat ?? saved ?? 'USD';
}

/** Picks the currency that values are shown in. It applies at once, and not any more if the provider cannot save it. */
export function usePickDisplayCurrency(): (code: FiatCode) => void {
  const userId = useKeptFor();
  const dispatch = useDispatch();
  const [save] = useSaveCurrencyMutation();
  const picked = useRef<FiatCode>(undefined);
  const saving = useRef(Promise.resolve());

  async function saveIfLast(code: FiatCode): Promise<void> {
    if (userId === undefined || picked.current !== code) return;
    const { error } = await save({ userId, code });
    if (error === undefined || picked.current !== code) return;
    dispatch(fiatPicked(undefined));
    showWalletToast('error', isProblem(error) ? error.message : savePreferences.fallbackMessage);
  }

  return (code) => {
    dispatch(fiatPicked(code));
    picked.current = code;
    // Arrow keys pick every currency on their way: one is saved at a time, and of those that wait the last.
    saving.current = saving.current.then(() => saveIfLast(code));
  };
}
