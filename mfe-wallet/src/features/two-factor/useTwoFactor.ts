import { skipToken } from '@reduxjs/toolkit/query/react';
import { request } from '@tessera/shared-contracts/api';
import { hasExtension, readTwoFactor, type TwoFactorState } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { useSelector } from 'react-redux';
import { remote } from '../../remote';
import { selectIsTwoFactorEnabled } from './twoFactor.slice';

const { useTwoFactorQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    twoFactor: build.query<TwoFactorState, string>({
      query: (userId) => request(readTwoFactor, { params: { userId } }),
      providesTags: ['TwoFactor'],
    }),
  }),
});

/** What is known of the player's second factor. */
export interface KnownTwoFactor {
  /** `undefined` while the provider is asked, or cannot tell. */
  readonly isEnabled: boolean | undefined;
  /** Whether the provider asks for it with a withdrawal. */
  readonly isAskedFor: boolean;
}

/** State of the second factor: the provider's where it has the extension `two-factor`, else what this page has seen. */
export function useTwoFactor(): KnownTwoFactor {
  const session = useSession();
  const isAskedFor = hasExtension('two-factor');
  const isEnabledHere = useSelector(selectIsTwoFactorEnabled);
  const { currentData } = useTwoFactorQuery((isAskedFor && session?.user.id) || skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return { isAskedFor, isEnabled: isAskedFor ? currentData?.enabled : isEnabledHere };
}
