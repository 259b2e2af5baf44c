import { type CallAnswer, request } from '@tessera/shared-contracts/api';
import { statement } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';
import type { Days } from '../list-panel/days';

interface Asked extends Days {
  readonly userId: string;
}

const statementApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    statement: build.query<CallAnswer<typeof statement>['coins'], Asked>({
      query: ({ userId, since, until }) =>
        request(statement, { params: { userId }, search: { from: since, to: until } }),
      transformResponse: (answer: CallAnswer<typeof statement>) => answer.coins,
      providesTags: ['Statement'],
    }),
  }),
});

export const { useStatementQuery } = statementApi;
