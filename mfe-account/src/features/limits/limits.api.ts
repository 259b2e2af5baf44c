import { isAnswerLost, request, sendCall } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import {
  type HeldDeposit,
  keepLimit,
  type Limit,
  type Limits,
  readLimits,
  returnHeld,
  reviewLimits,
  setLimit,
} from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

/** Which limit of a player. */
type LimitParams = { readonly userId: string } & Pick<Limit, 'kind' | 'period'>;

const limitsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    limits: build.query<Limits, { userId: string }>({
      query: (params) => request(readLimits, { params }),
      providesTags: ['Limits'],
    }),
    setLimit: build.mutation<Limits, { params: LimitParams; amount: string | null }>({
      query: ({ params, amount }) => request(setLimit, { params, body: { amount } }),
      invalidatesTags: ['Limits'],
    }),
    reviewLimits: build.mutation<Limits, { userId: string }>({
      query: (params) => request(reviewLimits, { params }),
      invalidatesTags: ['Limits'],
    }),
    keepLimit: build.mutation<Limits, LimitParams>({
      query: (params) => request(keepLimit, { params }),
      invalidatesTags: ['Limits'],
    }),
  }),
});

export const { useLimitsQuery, useSetLimitMutation, useKeepLimitMutation, useReviewLimitsMutation } = limitsApi;

/** Returns a held deposit to its sender, once. What shows it is read again, also if the answer was lost. */
export async function sendReturn(userId: string, { id, currency }: HeldDeposit) {
  const result = await sendCall(request(returnHeld, { params: { userId, id } }));
  if (result.error === undefined || isAnswerLost(result.error))
    emit('balance-changed', { reason: 'returned', currency });
  return result;
}
