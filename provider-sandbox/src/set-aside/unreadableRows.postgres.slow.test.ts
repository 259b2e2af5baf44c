import { openEvents } from '../testing/automatic';
import { openGame, playSample } from '../testing/games';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';

const { client, database } = postgresSandboxOfTests({ SEED: 'none' });

async function openPlayer(game: string) {
  const player = await client.register('1');
  return { player, session: await openGame(client, player, game) };
}

test('an unreadable preference of one player does not stop the live bets, and hides that player', async () => {
  const { player, session } = await openPlayer('Dice');
  await database.query(`insert into preferences (user_id, settings, updated_at) values ($1, $2::jsonb, now())`, [
    player.id,
    JSON.stringify({ showBetsPublicly: 'perhaps' }),
  ]);
  await playSample(client, { session, name: 'Dice', key: 'a-bet-of-the-hidden' });
  const watcher = await openEvents(`${client.url}/wallet-service/api/live-bets/events`);
  const { data } = await watcher.until(({ name }) => name === 'bets');
  expect((data.bets as unknown as { player: string | null }[])[0]?.player).toBeNull();
  await watcher.close();
});

/** Rows that the database accepts but the code cannot read. */
const unreadable = [
  [`bet = 'null'`, 0],
  [`outcome = 'null'`, 0],
  [`payout = 'NaN'`, 1],
  [`created_at = '-infinity'`, 1],
  [`created_at = 'infinity'`, 1],
] as const;
test.each(unreadable)('a round with %s fails no list and no page of its game', async (poison, lost) => {
  const { player, session } = await openPlayer('Dice');
  const idOf = async (key: string) =>
    ((await playSample(client, { session, name: 'Dice', key })).data.round as { id: string }).id;
  const [id, healthy] = [await idOf('the-unreadable-round'), await idOf('the-readable-round')];
  await database.query(`update rounds set ${poison} where id = $1`, [id]);
  const state = await client.send('GET', '/play/api/state', { token: session });
  expect((state.data.rounds as { id: string }[]).map((round) => round.id)).toContain(healthy);
  const as = { params: { userId: player.id }, token: player.token };
  const [pair] = (await client.call('seedPairs', as)).read().pairs.readable;
  const lists = [
    await client.call('bets', as),
    await client.call('seedPairBets', { ...as, params: { ...as.params, pairId: pair?.id ?? '' } }),
  ];
  for (const { status, data } of lists) {
    const { bets } = data as { bets: { id?: string }[] };
    expect([status, bets.length, bets.filter((bet) => bet.id === undefined).length]).toEqual([200, 2, lost]);
  }
  const watcher = await openEvents(`${client.url}/wallet-service/api/live-bets/events`);
  expect(watcher.status).toBe(200);
  await watcher.close();
});

test('a round that its game cannot draw is left out of its page', async () => {
  const { session } = await openPlayer('Dice');
  await playSample(client, { session, name: 'Dice', key: 'the-undrawable-round' });
  const { data } = await playSample(client, { session, name: 'Dice', key: 'the-drawable-round' });
  const { id } = data.round as { id: string };
  await database.query(`update rounds set outcome = 'null' where idempotency_key = 'the-undrawable-round'`);
  const state = await client.send('GET', '/play/api/state', { token: session });
  expect(state.data.rounds).toMatchObject([{ id }]);
});

test.each([`amount = 'NaN'`, `created_at = 'infinity'`])(
  'a transaction with %s fails neither the history nor its pages',
  async (poison) => {
    const player = await client.register('1');
    await client.fund(player, 'BTC', '2');
    await database.query(`update transactions set ${poison} where user_id = $1 and amount = 1`, [player.id]);
    for (const search of [{}, { limit: '10' }]) {
      const answer = await client.call('transactions', { params: { userId: player.id }, token: player.token, search });
      const rows = answer.data.transactions as { amount?: unknown }[];
      expect(rows).toHaveLength(2);
      expect(rows.filter(({ amount }) => amount !== undefined)).toHaveLength(1);
    }
  },
);
