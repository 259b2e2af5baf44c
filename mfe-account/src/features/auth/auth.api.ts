import { type CallBody, type LoginAnswer, login, register, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

const authApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, CallBody<typeof login>>({ query: (body) => request(login, { body }) }),
    register: build.mutation<LoginAnswer, CallBody<typeof register>>({ query: (body) => request(register, { body }) }),
  }),
});

export const { useLoginMutation, useRegisterMutation } = authApi;
