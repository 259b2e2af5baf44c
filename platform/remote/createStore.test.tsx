import { type Rows, request } from '@tessera/shared-contracts/api';
import { type Bet, bets } from '@tessera/shared-contracts/extensions';
import { aBet, aSession, heldBack, onCleanup, renderWithPage, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createRemote } from '.';

const remote = createRemote('lists', { tagTypes: ['Bets'] });
const { useBetsInfiniteQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.infiniteQuery<Rows<Bet>, string, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (_, pages) => pages.length },
      query: ({ queryArg: userId }) => request(bets, { params: { userId } }),
      transformResponse: (answer: { readonly bets: Rows<Bet> }) => answer.bets,
      providesTags: ['Bets'],
    }),
  }),
});

function Bets({ userId }: { readonly userId: string }) {
  const { data, fetchNextPage } = useBetsInfiniteQuery(userId);
  return (
    <button type="button" onClick={() => void fetchNextPage()}>
      {data?.pages.flatMap(({ readable }) => readable.map(({ id }) => id)).join() ?? 'unknown'}
    </button>
  );
}

const answerOf = (id: string) => ({ bets: [aBet({ id })], total: 9 });
const list = () => screen.getByRole('button');

test.each([
  ['its first page', 'unknown', 'new'],
  ['a refresh', 'old', 'new'],
  ['its next page', 'old', 'new,new'],
])('what is invalidated while a list reads %s is read again', async (running, before, after) => {
  const { reply, release } = heldBack(answerOf('old'));
  const session = aSession({ user: { id: running } });
  const provider = stubProvider({ bets: before === 'old' ? answerOf('old') : reply });
  onCleanup(() => remote.storeOf(undefined));
  renderWithPage(
    <remote.Root>
      <Bets userId={session.user.id} />
    </remote.Root>,
    { session },
  );
  const invalidate = () => remote.storeOf(session.user.id).dispatch(remote.api.util.invalidateTags(['Bets']));
  await waitFor(() => expect(list()).toHaveTextContent(before));
  provider.use({ bets: reply });
  if (running === 'a refresh') act(() => void invalidate());
  if (running === 'its next page') act(() => list().click());
  await waitFor(() => expect(provider.requestsOf('bets')).toHaveLength(before === 'old' ? 2 : 1));

  act(() => void invalidate());
  provider.use({ bets: answerOf('new') });
  release();
  await waitFor(() => expect(list()).toHaveTextContent(after));
});
