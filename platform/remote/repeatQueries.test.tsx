import { balance, type Rows, request } from '@tessera/shared-contracts/api';
import { type Bet, bets } from '@tessera/shared-contracts/extensions';
import {
  aBalance,
  aBet,
  aSession,
  noAnswer,
  onCleanup,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRemote } from '.';

/** More than the first pause, less than the second. */
const firstPauseMs = 5_000;

const remote = createRemote('account', { tagTypes: ['Balance'] });
const { useBalanceQuery, useBetsInfiniteQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<unknown, string>({
      query: (userId) => request(balance, { params: { userId } }),
      providesTags: ['Balance'],
    }),
    bets: build.infiniteQuery<Rows<Bet>, string, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (_, pages) => pages.length },
      query: ({ queryArg: userId, pageParam }) =>
        request(bets, { params: { userId }, search: { before: String(pageParam) } }),
      transformResponse: (answer: { readonly bets: Rows<Bet> }) => answer.bets,
    }),
  }),
});

let players = 0;

function Balance({ userId }: { readonly userId: string }) {
  const { data, error } = useBalanceQuery(userId);
  return <output>{`${data ? 'known' : 'unknown'}${error ? ', failed' : ''}`}</output>;
}

function Bets({ userId }: { readonly userId: string }) {
  const { data, fetchNextPage } = useBetsInfiniteQuery(userId);
  return <button type="button" onClick={() => void fetchNextPage()}>{`${data?.pages.length ?? 0} pages`}</button>;
}

function Page({ children }: { readonly children: React.ReactNode }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Toggle
      </button>
      {isShown && children}
    </>
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string | RegExp) => {
  act(() => screen.getByRole('button', { name }).click());
  await pass(1_000);
};

function open(Part: typeof Balance, handlers: StubHandlers = {}) {
  const session = aSession({ user: { id: `repeating-${players++}` } });
  const provider = stubProvider({ balance: aBalance(), bets: { bets: [aBet()], total: 9 }, ...handlers });
  onCleanup(() => remote.storeOf(undefined));
  renderWithPage(
    <remote.Root>
      <Page>
        <Part userId={session.user.id} />
      </Page>
    </remote.Root>,
    { session },
  );
  const refresh = async () => {
    act(() => void remote.storeOf(session.user.id).dispatch(remote.api.util.invalidateTags(['Balance'])));
    await pass(1_000);
  };
  return { provider, refresh };
}

test('a first read that failed is repeated', async () => {
  const { provider } = open(Balance, { balance: noAnswer() });
  await pass(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('unknown, failed');
  provider.use({ balance: aBalance() });
  await pass(firstPauseMs);
  expect(screen.getByRole('status')).toHaveTextContent(/^known$/);
});

test('a failed refresh is repeated until it succeeds', async () => {
  const { provider, refresh } = open(Balance);
  await pass(1_000);
  provider.use({ balance: noAnswer() });
  await refresh();
  expect(screen.getByRole('status')).toHaveTextContent('known, failed');
  await pass(firstPauseMs);
  provider.use({ balance: aBalance() });
  await pass(2 * firstPauseMs);
  expect(screen.getByRole('status')).toHaveTextContent(/^known$/);
  const sent = provider.requests.length;
  await pass(600_000);
  expect(provider.requests).toHaveLength(sent);
});

test('nothing is repeated once it is no longer shown, and a mount repeats it at once', async () => {
  const { provider, refresh } = open(Balance);
  await pass(1_000);
  provider.use({ balance: noAnswer() });
  await refresh();
  await press('Toggle');
  const sent = provider.requests.length;
  await pass(10 * firstPauseMs);
  expect(provider.requests).toHaveLength(sent);
  provider.use({ balance: aBalance() });
  await press('Toggle');
  expect(screen.getByRole('status')).toHaveTextContent(/^known$/);
});

test('of a list, only the page that failed is repeated', async () => {
  const { provider } = open(Bets);
  await pass(1_000);
  provider.use({ bets: noAnswer() });
  await press('1 pages');
  provider.use({ bets: { bets: [aBet()], total: 9 } });
  const sent = provider.requests.length;
  await pass(firstPauseMs);
  expect(screen.getByRole('button', { name: '2 pages' })).toBeVisible();
  expect(provider.requests.slice(sent).map(({ search }) => search.get('before'))).toEqual(['1']);
});
