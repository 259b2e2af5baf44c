import { type CallAnswer, type CallBody, changePassword, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

const securityApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<CallAnswer<typeof changePassword>, CallBody<typeof changePassword>>({
      query: (body) => request(changePassword, { body }),
    }),
  }),
});

export const { useChangePasswordMutation } = securityApi;
