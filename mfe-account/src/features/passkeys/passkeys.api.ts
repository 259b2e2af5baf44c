import { type CallAnswer, request } from '@tessera/shared-contracts/api';
import { listPasskeys } from '@tessera/shared-contracts/extensions';
import { useDispatch } from 'react-redux';
import { remote } from '../../remote';

const passkeysApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query<CallAnswer<typeof listPasskeys>, { userId: string }>({
      query: (params) => request(listPasskeys, { params }),
      // The second factor determines the proof of a change.
      providesTags: ['Passkeys', 'TwoFactor'],
    }),
  }),
});

export const { usePasskeysQuery } = passkeysApi;

/** Refetches the passkeys. Calls that change them carry a password or code, so they bypass the store. */
export function usePasskeysChanged(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(remote.api.util.invalidateTags(['Passkeys', 'Activity']));
}
