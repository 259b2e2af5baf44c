import { skipToken } from '@reduxjs/toolkit/query/react';
import { type AnswerMeta, request, sendCall } from '@tessera/shared-contracts/api';
import {
  type AddressBook,
  addAddress,
  hasExtension,
  readAddresses,
  removeAddress,
  setBookOnly,
} from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { remote } from '../../remote';

/** The book, when this device got it, and how far the provider's clock is ahead of the device's. */
export type ToldBook = AddressBook & { readonly readAt: number; readonly clockAheadMs: number };

/** The header has whole seconds: what has just begun would still be to come. */
const headerMs = 1_000;
const readClocks = ({ date }: Partial<AnswerMeta> = {}) => {
  const readAt = Date.now();
  const sentAt = Date.parse(date ?? '') + headerMs;
  return { readAt, clockAheadMs: Number.isNaN(sentAt) ? 0 : sentAt - readAt };
};

/** State of the player's book; `none` where the provider has none. */
export type BookState =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly book: ToldBook };

const { useAddressBookQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    addressBook: build.query<ToldBook, string>({
      query: (userId) => request(readAddresses, { params: { userId } }),
      transformResponse: (answer: AddressBook, meta: AnswerMeta | undefined) => ({
        ...answer,
        ...readClocks(meta),
      }),
      providesTags: ['AddressBook'],
    }),
  }),
});

/** The address book of the signed-in player. */
export function useAddressBook(): BookState {
  const session = useSession();
  const isAsked = hasExtension('address-book') && session !== undefined;
  const { currentData, error, isFetching, refetch } = useAddressBookQuery(isAsked ? session.user.id : skipToken, {
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  if (!isAsked) return { status: 'none' };
  if (currentData !== undefined) return { status: 'ready', book: currentData };
  if (error !== undefined) return { status: 'failed', isRetrying: isFetching, retry: refetch };
  return { status: 'loading' };
}

/** An address to save. */
export interface NewEntry {
  readonly name: string;
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  readonly proof: string;
}

// These bypass the store, whose cache would keep the password.
export const sendEntry = (userId: string, body: NewEntry) =>
  sendCall(request(addAddress, { params: { userId }, body }));
export const sendRemoval = (userId: string, id: string) => sendCall(request(removeAddress, { params: { userId, id } }));
export const sendOnly = (userId: string, body: { readonly only: boolean; readonly proof?: string }) =>
  sendCall(request(setBookOnly, { params: { userId }, body }));
