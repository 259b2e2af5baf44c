import { type CallAnswer, request, sendOtp, verifyEmail } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

const emailVerificationApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    sendEmailCode: build.mutation<CallAnswer<typeof sendOtp>, { email: string }>({
      query: (body) => request(sendOtp, { body }),
    }),
    verifyEmail: build.mutation<CallAnswer<typeof verifyEmail>, { email: string; code: string }>({
      query: ({ email, code }) => request(verifyEmail, { body: { email, otp: Number(code) } }),
    }),
  }),
});

export const { useSendEmailCodeMutation, useVerifyEmailMutation } = emailVerificationApi;
