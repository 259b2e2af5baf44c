import { type CallBody, type LoginAnswer, login, register, request } from '@tessera/shared-contracts/api';
import { api } from '../../api';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, CallBody<typeof login>>({ query: (body) => request(login, { body }) }),
    register: build.mutation<LoginAnswer, CallBody<typeof register>>({ query: (body) => request(register, { body }) }),
  }),
});

export const { useLoginMutation, useRegisterMutation } = authApi;
