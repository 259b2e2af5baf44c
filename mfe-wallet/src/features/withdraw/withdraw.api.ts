import { type CallAnswer, calls, request } from '@tessera/shared-contracts/api';
import type { Decimal } from '@tessera/shared-contracts/money';
import { remote } from '../../remote';

/** A withdrawal: an amount of one currency to one address. */
export interface Withdrawal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly address: string;
}

interface OwnedWithdrawal {
  readonly userId: string;
  readonly withdrawal: Withdrawal;
}

/** The three calls of a withdrawal, in order: a code is e-mailed, the code is verified, the money is sent. */
const withdrawApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    withdrawOtp: build.mutation<CallAnswer<typeof calls.withdrawOtp>, OwnedWithdrawal>({
      query: ({ userId, withdrawal }) => request(calls.withdrawOtp, { params: { userId }, body: { ...withdrawal } }),
    }),
    verifyOtp: build.mutation<CallAnswer<typeof calls.verifyOtp>, { requestId: string; otp: string }>({
      query: (body) => request(calls.verifyOtp, { body }),
    }),
    withdraw: build.mutation<CallAnswer<typeof calls.withdraw>, OwnedWithdrawal>({
      query: ({ userId, withdrawal }) => request(calls.withdraw, { params: { userId }, body: { ...withdrawal } }),
    }),
  }),
});

export const { useWithdrawOtpMutation, useVerifyOtpMutation, useWithdrawMutation } = withdrawApi;
