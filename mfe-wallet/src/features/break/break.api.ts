import { request } from '@tessera/shared-contracts/api';
import { type Break, hasExtension, readBreak } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { remote } from '../../remote';

const { useBreakQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    break: build.query<Break, string>({
      query: (userId) => request(readBreak, { params: { userId } }),
      // The wallet is opened to see what is so.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The break that the player is on, if any; without the extension there is none, and nothing is asked. */
export function useBreak() {
  const userId = useSession()?.user.id ?? '';
  const { data, isLoading } = useBreakQuery(userId, { skip: !hasExtension('breaks') || userId === '' });
  return { current: data?.state === 'none' ? undefined : data, isLoading };
}
