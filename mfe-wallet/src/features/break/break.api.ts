import { request } from '@tessera/shared-contracts/api';
import { type Break, hasExtension, readBreak } from '@tessera/shared-contracts/extensions';
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

/** Reads whether the player is on a break; without the extension there is none, and nothing is asked. */
export const useBreak = (userId: string) => useBreakQuery(userId, { skip: !hasExtension('breaks') || userId === '' });
