import { type CallAnswer, request } from '@tessera/shared-contracts/api';
import { endOtherSessions, endSession, listSessions, readActivity } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

const sessionsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<CallAnswer<typeof listSessions>, { userId: string }>({
      query: (params) => request(listSessions, { params }),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<CallAnswer<typeof endSession>, { userId: string; id: string }>({
      query: (params) => request(endSession, { params }),
      invalidatesTags: ['Sessions', 'Activity'],
    }),
    endOtherSessions: build.mutation<CallAnswer<typeof endOtherSessions>, { userId: string }>({
      query: (params) => request(endOtherSessions, { params }),
      invalidatesTags: ['Sessions', 'Activity'],
    }),
    activity: build.query<CallAnswer<typeof readActivity>, { userId: string }>({
      query: (params) => request(readActivity, { params }),
      providesTags: ['Activity'],
    }),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation, useActivityQuery } = sessionsApi;
