import {
  aBetDetail,
  aSeedPair,
  aSession,
  errorReply,
  noAnswer,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import SeedPairs from '../../expose/SeedPairs';

let players = 0;
const open = (providerExtensions: string[] = []) =>
  renderWithPage(<SeedPairs />, {
    session: aSession({ user: { id: `player-${players++}` } }),
    siteConfig: { providerExtensions },
    hasBrowserUrl: true,
  });
const seeds = (nonce: number, serverSeed: string | null = null) => ({
  scheme: 2,
  serverSeedHash: 'c'.repeat(64),
  serverSeed,
  clientSeed: 'lucky',
  nonce,
  verification: { game: 'dice', nonce: String(nonce) },
});

test('lists the pairs, and the rounds of an opened one', async () => {
  const old = aSeedPair({ serverSeed: 'revealed-seed', rounds: 2 });
  const provider = stubProvider({
    seedPairs: { pairs: [aSeedPair({ rounds: 1 }), old] },
    seedPairBets: { bets: [1, 0].map((nonce) => aBetDetail({ outcome: `${nonce}0.00`, seeds: seeds(nonce) })) },
  });
  const { user } = open();
  expect(await screen.findByText('In use')).toBeVisible();
  const entry = screen.getByText('2 rounds').closest('details') as HTMLElement;
  await user.click(within(entry).getByText('2 rounds'));
  expect(await within(entry).findByText('Dice: 10.00')).toBeVisible();
  expect(within(entry).getByText('revealed-seed')).toBeVisible();
  expect(within(entry).getByRole('link', { name: 'Verify Dice, nonce 0' })).toHaveAttribute(
    'href',
    '/provably-fair?game=dice&nonce=0',
  );
  expect(provider.requestsOf('seedPairBets').map(({ params }) => params.pairId)).toEqual([old.id]);
});

test.each([
  ['links to the verification of the last bet', 'revealed-seed', 'link', 'Verify my last bet (Dice)'],
  [
    'says what the last bet waits for',
    null,
    undefined,
    'Your last bet (Dice) can be verified once you replace the seeds',
  ],
])('%s', async (_, serverSeed, role, text) => {
  const bet = aBetDetail({ seeds: seeds(4, serverSeed) });
  const provider = stubProvider({ seedPairs: { pairs: [] }, bets: { bets: [bet], total: 9 }, bet });
  open(['bets']);
  if (role === 'link') {
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/provably-fair?game=dice&nonce=4');
  } else expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(provider.requestsOf('bets')[0]?.search.get('limit')).toBe('1');
});

test('loads older pairs', async () => {
  const pairs = Array.from({ length: 20 }, () => aSeedPair());
  const provider = stubProvider({
    seedPairs: ({ search }) => ({ pairs: search.has('before') ? [aSeedPair({ rounds: 77 })] : pairs }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('77 rounds')).toBeInTheDocument();
  expect(provider.requestsOf('seedPairs').at(-1)?.search.get('before')).toBe(pairs.at(-1)?.id);
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

test('reports why older pairs could not be loaded, and retries on request', async () => {
  const pairs = Array.from({ length: 20 }, () => aSeedPair());
  const provider = stubProvider({
    seedPairs: ({ search }) => (search.has('before') ? errorReply(400, { message: 'Closed for repairs.' }) : { pairs }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Closed for repairs.')).toBeVisible();
  provider.use({ seedPairs: { pairs: [aSeedPair({ rounds: 77 })] } });
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('77 rounds')).toBeInTheDocument();
  expect(screen.queryByText('Closed for repairs.')).not.toBeInTheDocument();
});

/** Replaces the seeds with the client seed `mine`; the first response is lost, the retry succeeds. */
async function loseRotation() {
  const provider = stubProvider({ seedPairs: { pairs: [aSeedPair()] }, rotateSeeds: noAnswer() });
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: 'New client seed' });
  const replace = screen.getByRole('button', { name: 'Replace your seeds' });
  await user.clear(field);
  await user.type(field, 'mine');
  await user.click(replace);
  expect(await screen.findByText('Failed to replace your seeds. Please try again.')).toBeVisible();
  provider.use({ rotateSeeds: { revealed: aSeedPair({ serverSeed: 'x' }), inUse: aSeedPair({ clientSeed: 'mine' }) } });
  const retry = async () => {
    await user.click(replace);
    expect(await screen.findByText(/The seeds were replaced/)).toBeVisible();
  };
  return { provider, user, field, retry };
}

test.each([
  ['confirms the commitment', 'c', /has the hash that you saw before/],
  ['reports a broken commitment', 'd', /does NOT have the hash that you saw before/],
])('shows the hash of the next server seed before the client seed is asked for, and %s', async (_, digit, said) => {
  const inUse = aSeedPair();
  stubProvider({
    seedPairs: { pairs: [inUse] },
    rotateSeeds: {
      revealed: { ...inUse, serverSeed: 'x' },
      inUse: aSeedPair({ serverSeedHash: digit.repeat(64) }),
    },
  });
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: 'New client seed' });
  const hash = screen.getByText('c'.repeat(64));
  expect(hash.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field).toHaveAccessibleDescription(/used with the next server seed, which is fixed already/);
  await user.click(screen.getByRole('button', { name: 'Replace your seeds' }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('checks no commitment without a next server seed, or after another page replaced the seeds', async () => {
  stubProvider({
    seedPairs: { pairs: [aSeedPair({ nextServerSeedHash: null })] },
    rotateSeeds: { revealed: aSeedPair({ serverSeed: 'x' }), inUse: aSeedPair({ serverSeedHash: 'd'.repeat(64) }) },
  });
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: 'New client seed' });
  expect(screen.queryByText('Next server seed hash')).not.toBeInTheDocument();
  expect(field).not.toHaveAccessibleDescription(/next server seed/);
  await user.click(screen.getByRole('button', { name: 'Replace your seeds' }));
  expect(await screen.findByText(/The seeds were replaced/)).toBeVisible();
  expect(screen.queryByText(/saw before/)).not.toBeInTheDocument();
});

test('keeps the input after a rotation with a lost response', async () => {
  const { user, field, retry } = await loseRotation();
  await user.type(field, 'too');
  await retry();
  expect(field).toHaveValue('minetoo');
});

test('retries with the same key when the response to a rotation is lost', async () => {
  const { provider, retry } = await loseRotation();
  await retry();
  const bodies = provider.requestsOf('rotateSeeds').map(({ body }) => body as { key: string; clientSeed: string });
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]?.clientSeed).toBe('mine');
  await waitFor(() => expect(provider.requestsOf('seedPairs').length).toBeGreaterThan(1));
});

test('does not send an invalid client seed', async () => {
  const provider = stubProvider({ seedPairs: { pairs: [aSeedPair({ clientSeed: '' })] } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Replace your seeds' }));
  expect(screen.getByRole('textbox', { name: 'New client seed' })).toBeInvalid();
  expect(provider.requestsOf('rotateSeeds')).toEqual([]);
});

test('shows why the pairs cannot be loaded, and retries', async () => {
  const provider = stubProvider({ seedPairs: errorReply(400, { message: 'Closed for repairs.' }) });
  const { user } = open();
  expect(await screen.findByText('Closed for repairs.')).toBeVisible();
  provider.use({ seedPairs: { pairs: [aSeedPair({ rounds: 3 })] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 rounds')).toBeVisible();
});
