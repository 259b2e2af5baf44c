import { request } from '@tessera/shared-contracts/api';
import { hasExtension, readTwoFactor, type TwoFactorState } from '@tessera/shared-contracts/extensions';
import { useSelector } from 'react-redux';
import { remote } from '../../remote';
import { selectIsTwoFactorEnabled } from '../local-settings';

const twoFactorApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    twoFactor: build.query<TwoFactorState, { userId: string }>({
      query: (params) => request(readTwoFactor, { params }),
      providesTags: ['TwoFactor'],
    }),
  }),
});

/** Refetches: a change with a lost answer may have been made. */
export const twoFactorUnknown = () => remote.api.util.invalidateTags(['TwoFactor']);

/** State of a player's second factor. */
export interface KnownTwoFactor {
  /** `undefined` while loading, or if the provider cannot tell. */
  readonly isEnabled: boolean | undefined;
  readonly recoveryCodesLeft: number;
  /** Whether the second factor is younger than the session, so that a change also requires the password. */
  readonly needsPassword: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** State of the second factor: the provider's if reported, else this session's own (spec §4 Two-factor switch). */
export function useTwoFactor(userId: string | undefined): KnownTwoFactor {
  const isAsked = hasExtension('two-factor') && userId !== undefined;
  const isEnabledHere = useSelector(selectIsTwoFactorEnabled);
  const { data, error, refetch } = twoFactorApi.useTwoFactorQuery(
    { userId: userId ?? '' },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  return {
    isEnabled: isAsked ? data?.enabled : isEnabledHere,
    recoveryCodesLeft: data?.recoveryCodesLeft ?? 0,
    needsPassword: data?.proof === 'password',
    error: data === undefined ? error : undefined,
    refetch: () => void refetch(),
  };
}
