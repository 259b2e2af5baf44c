import { type CallBody, request } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import {
  hasExtension,
  mergeSettings,
  type Preferences,
  readPreferences,
  savePreferences,
} from '@tessera/shared-contracts/extensions';
import { useDispatch, useSelector } from 'react-redux';
import { remote } from '../../remote';
import { problemMessage } from '../../shared';
import { detailsSaved, privacyChanged, selectDetails, selectPrivacy } from '../local-settings';

type Change = NonNullable<CallBody<typeof savePreferences>>;

const preferencesApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    preferences: build.query<Preferences, { userId: string }>({
      query: (params) => request(readPreferences, { params }),
      providesTags: ['Preferences'],
    }),
    savePreferences: build.mutation<Preferences, { userId: string; change: Change }>({
      query: ({ userId, change }) => request(savePreferences, { params: { userId }, body: change }),
      // Optimistic update, rolled back if the provider refuses it.
      onQueryStarted: async ({ userId, change }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          preferencesApi.util.updateQueryData('preferences', { userId }, (draft) => mergeSettings(draft, change)),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: ['Preferences'],
    }),
  }),
});

export const { usePreferencesQuery } = preferencesApi;

/** Privacy toggles and shown details: the provider's if stored there, else this tab's (spec §7 No call). */
export function usePreferences(userId: string) {
  const isKeptByProvider = hasExtension('preferences');
  const { data, error } = usePreferencesQuery({ userId }, { skip: !isKeptByProvider });
  const [send] = preferencesApi.useSavePreferencesMutation();
  const dispatch = useDispatch();
  const localPrivacy = useSelector(selectPrivacy);
  const localDetails = useSelector(selectDetails);

  async function save(change: Change): Promise<boolean> {
    if (!isKeptByProvider) {
      const { details, showBetsPublicly, displayStats, receiveTipNotifications } = change;
      if (details) dispatch(detailsSaved(details));
      const privacy = { showBetsPublicly, displayStats, receiveTipNotifications };
      dispatch(privacyChanged(Object.fromEntries(Object.entries(privacy).filter(([, isOn]) => isOn !== undefined))));
      return true;
    }
    const answer = await send({ userId, change });
    if (answer.error === undefined) return true;
    showToast('error', problemMessage(answer.error, savePreferences.fallbackMessage));
    return false;
  }

  return {
    isKeptByProvider,
    /** Whether the shown values may differ from the provider's. */
    isUnknown: isKeptByProvider && data === undefined && error !== undefined,
    privacy: isKeptByProvider ? privacyOf(data) : localPrivacy,
    /** Words at the top of every mail; empty without one. */
    phrase: data?.antiPhishingPhrase ?? '',
    /** Which notices are mailed, where the provider keeps it. */
    mail: mailOf(data),
    details: isKeptByProvider ? data?.details : localDetails,
    save,
  };
}

/** What the provider does until the player changes it. */
const mailOf = ({ mailDeposits = false, mailWithdrawals = true }: Preferences = {}) => ({
  mailDeposits,
  mailWithdrawals,
});

/** Every toggle is on until the player turns it off (spec §2 Privacy toggles). */
const privacyOf = ({
  showBetsPublicly = true,
  displayStats = true,
  receiveTipNotifications = true,
}: Preferences = {}) => ({
  showBetsPublicly,
  displayStats,
  receiveTipNotifications,
});
