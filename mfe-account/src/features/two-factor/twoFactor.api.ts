import {
  type CallAnswer,
  enableTwoFactor,
  request,
  type TwoFactorSetup,
  verifyTwoFactor,
} from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

const twoFactorApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    enableTwoFactor: build.mutation<TwoFactorSetup, { userId: string }>({
      query: (body) => request(enableTwoFactor, { body }),
    }),
    verifyTwoFactor: build.mutation<CallAnswer<typeof verifyTwoFactor>, { userId: string; code: string }>({
      query: ({ userId, code }) => request(verifyTwoFactor, { body: { userId, token: Number(code) } }),
    }),
  }),
});

export const { useEnableTwoFactorMutation, useVerifyTwoFactorMutation } = twoFactorApi;
