import { type CallAnswer, calls, isProblem, request, sendCall } from '@tessera/shared-contracts/api';
import type { Decimal } from '@tessera/shared-contracts/money';
import { is, literal, looseObject } from 'valibot';
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

/** The first and the last call of a withdrawal: a code is e-mailed; the money is sent. */
const withdrawApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    withdrawOtp: build.mutation<CallAnswer<typeof calls.withdrawOtp>, OwnedWithdrawal>({
      query: ({ userId, withdrawal }) => request(calls.withdrawOtp, { params: { userId }, body: { ...withdrawal } }),
    }),
    withdraw: build.mutation<CallAnswer<typeof calls.withdraw>, OwnedWithdrawal>({
      query: ({ userId, withdrawal }) => request(calls.withdraw, { params: { userId }, body: { ...withdrawal } }),
    }),
  }),
});

export const { useWithdrawOtpMutation, useWithdrawMutation } = withdrawApi;

/** The codes that confirm a withdrawal. */
export interface WithdrawalCodes {
  /** The e-mailed code. */
  readonly otp: string;
  /** Code of the authenticator, or a recovery code; empty where the provider asks for none. */
  readonly token: string;
}

/** The call between them: verifies the codes. It is sent past RTK Query, whose cache would keep them. */
export const verifyCodes = (requestId: string, { otp, token }: WithdrawalCodes) =>
  sendCall(request(calls.verifyOtp, { body: { requestId, otp, ...(token !== '' && { token }) } }));

const secondFactorRefusal = looseObject({ twoFactorRequired: literal(true) });

/** Whether the authenticator's code was refused, or missed, rather than the e-mailed one. */
export const isAboutSecondFactor = (error: unknown): boolean =>
  isProblem(error) && 'data' in error && is(secondFactorRefusal, error.data);
