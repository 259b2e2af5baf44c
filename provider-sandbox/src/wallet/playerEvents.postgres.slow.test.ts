import { openEvents } from '../testing/automatic';
import { type Player, testAddress } from '../testing/client';
import { openGame, playSample } from '../testing/games';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';

const { client, database } = postgresSandboxOfTests({ SEED: 'none' });

type Watcher = Awaited<ReturnType<typeof openEvents>>;

const watch = ({ id, token }: Player, headers: Readonly<Record<string, string>> = {}) =>
  openEvents(`${client.url}/wallet-service/api/wallet/${id}/events`, { authorization: `Bearer ${token}`, ...headers });
const changesOf = ({ received }: Watcher) =>
  received.filter(({ name }) => name === 'changed').map(({ data }) => data as unknown as Record<string, string>);
const lastIdOf = ({ received }: Watcher) => received.findLast(({ id }) => id !== undefined)?.id ?? '';
/** Reads the changes one after the other. */
function reader(watcher: Watcher) {
  let read = 0;
  return async () => {
    await watcher.until(() => changesOf(watcher).length > read);
    read += 1;
    return changesOf(watcher)[read - 1];
  };
}
const deposit = (player: Player, currency = 'BTC') =>
  client.send('POST', '/__sandbox/deposits', { body: { userId: player.id, currency, amount: '1' } });

test('notifies a player of each step of a deposit, of rounds and of withdrawals, without amounts', async () => {
  const player = await client.register();
  const watcher = await watch(player);
  const next = reader(watcher);
  expect(watcher.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const ofDeposit = { reason: 'deposit', currency: 'BTC' };
  await deposit(player);
  expect(await next()).toEqual(ofDeposit);
  await client.mine(1);
  expect(await next()).toEqual(ofDeposit);
  // Credited: the transaction and the ledger are one change.
  await client.mine(1);
  expect(await next()).toEqual(ofDeposit);

  const session = await openGame(client, player, 'Dice');
  const played = await playSample(client, { session, name: 'Dice', key: 'told-to-its-player' });
  expect(played.status).toBe(200);
  expect(await next()).toEqual({ reason: 'game', currency: 'BTC' });

  const body = { currency: 'BTC', amount: 0.1, address: testAddress };
  await client.verifiedWithdrawal(player, body);
  const paid = await client.call('withdraw', { params: { userId: player.id }, token: player.token, body });
  expect(paid.status).toBe(200);
  expect(await next()).toEqual({ reason: 'withdrawal', currency: 'BTC' });
  expect(changesOf(watcher)).toHaveLength(5);
  await watcher.close();
});

test('notifies a player of each step of a withdrawal that is checked', async () => {
  const player = await client.register('2');
  const body = { currency: 'BTC', amount: 1, address: testAddress };
  await client.verifiedWithdrawal(player, body);
  await client.call('withdraw', { params: { userId: player.id }, token: player.token, body });
  const watcher = await watch(player);
  const next = reader(watcher);
  await watcher.until(() => changesOf(watcher).some(({ reason }) => reason === 'withdrawal'));
  const seen = changesOf(watcher).length;
  for (let index = 0; index < seen; index += 1) await next();
  const decide = () => client.send('POST', '/__sandbox/reviews', { body: { userId: player.id, decision: 'approved' } });
  for (const step of [decide, () => client.mine(1), () => client.mine(1)]) {
    await step();
    expect(await next()).toEqual({ reason: 'withdrawal', currency: 'BTC' });
  }
  await watcher.close();
});

test.each([
  ['an update', `update transaction_steps set state = 'done'`],
  ['a removal', 'delete from transaction_steps'],
  [
    'a state twice',
    'insert into transaction_steps select transaction_id, 100 + place, state, at from transaction_steps',
  ],
])('the database refuses %s of steps', async (_, sql) => {
  await client.register('1');
  await expect(database.query(sql)).rejects.toThrow();
});

test('begins with the most recent events, and resumes after the last event', async () => {
  const player = await client.register();
  await deposit(player, 'ETH');
  const first = await watch(player);
  expect(await reader(first)()).toEqual({ reason: 'deposit', currency: 'ETH' });
  await first.close();

  const nothingMissed = await watch(player, { 'last-event-id': lastIdOf(first) });
  await nothingMissed.until(({ name }) => name === 'ready');
  await nothingMissed.close();

  await deposit(player, 'BTC');
  await deposit(player, 'LTC');
  const resumed = await watch(player, { 'last-event-id': lastIdOf(nothingMissed) });
  await resumed.until(({ data }) => (data as unknown as { currency: string }).currency === 'LTC');
  expect(changesOf(resumed).map(({ currency }) => currency)).toEqual(['BTC', 'LTC']);
  await resumed.close();
});

test('misses nothing of a transaction that began earlier and ended later', async () => {
  const player = await client.register();
  const watcher = await watch(player);
  const tell = 'insert into player_events (user_id, reason, currency) values ($1, $2, $3)';
  await database.transaction(async (tx) => {
    await tx.query(tell, [player.id, 'reward', 'BTC']);
    await deposit(player, 'ETH');
    const other = await watch(player);
    expect(changesOf(other)).toEqual([]);
    await other.close();
  });
  await watcher.until(() => changesOf(watcher).length === 2);
  expect(
    changesOf(watcher)
      .map(({ reason }) => reason)
      .sort(),
  ).toEqual(['deposit', 'reward']);
  await watcher.close();
});

test('sends a player only their own events, and ends with the session', async () => {
  const [player, other] = [await client.register(), await client.register()];
  const path = `/wallet-service/api/wallet/${player.id}/events`;
  expect((await client.send('GET', path)).status).toBe(401);
  expect((await client.send('GET', path, { token: other.token })).status).toBe(403);
  expect((await client.send('HEAD', path, { token: player.token })).status).toBe(404);

  const watcher = await watch(player);
  const others = await watch(other);
  await deposit(other);
  await reader(others)();
  expect(changesOf(watcher)).toEqual([]);
  await client.call('logout', { token: player.token });
  await watcher.ended;
  expect((await watch(player)).status).toBe(401);
  await others.close();
});
