import { type AnswerMeta, type CallBody, type LoginAnswer, login, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

/** A response with its HTTP status. */
export interface LoginTestAnswer {
  readonly status: number | undefined;
  readonly answer: LoginAnswer;
}

const loginTestApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    /** A login that leaves no trace: a logged-in player keeps their cookie. */
    testLogin: build.mutation<LoginTestAnswer, CallBody<typeof login>>({
      query: (body) => request(login, { body, withoutCookies: true }),
      transformResponse: (answer: LoginAnswer, meta: AnswerMeta | undefined) => ({ status: meta?.status, answer }),
    }),
  }),
});

export const { useTestLoginMutation } = loginTestApi;
