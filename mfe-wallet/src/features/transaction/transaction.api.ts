import { type CallAnswer, request } from '@tessera/shared-contracts/api';
import { cancelWithdrawal, type TransactionDetail, transactionDetail } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

interface TransactionQuery {
  readonly userId: string;
  readonly id: string;
}

const transactionApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    transaction: build.query<TransactionDetail, TransactionQuery>({
      query: (params) => request(transactionDetail, { params: { ...params } }),
      providesTags: ['Transaction'],
    }),
    cancelWithdrawal: build.mutation<CallAnswer<typeof cancelWithdrawal>, TransactionQuery>({
      query: (params) => request(cancelWithdrawal, { params: { ...params } }),
    }),
  }),
});

export const { useTransactionQuery, useCancelWithdrawalMutation } = transactionApi;
