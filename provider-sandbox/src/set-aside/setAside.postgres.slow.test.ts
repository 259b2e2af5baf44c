import { addDecimals, compareDecimals } from '@tessera/shared-contracts/money';
import { fastify } from 'fastify';
import { readConfig } from '../config';
import { createSecret } from '../data/secret';
import { type Database, queryExactlyOne } from '../database';
import { settleAbandonedRounds } from '../games/abandonedRounds';
import type { SteppedRules } from '../games/engine/gameRules';
import { abandonedAfterMs, type OpenRoundView, takeStep } from '../games/engine/stepRound';
import { gamesMessages } from '../games/games.messages';
import { minesRules } from '../games/mines/rules';
import type { GameSession } from '../games/session';
import { readGameSession } from '../games/sessions';
import { createOutbox } from '../mail';
import { fastClock, type Placed, placeBet, playAutomatic, watchRounds } from '../testing/automatic';
import type { Player } from '../testing/client';
import { openDice, openGame, playSample, stepRequest } from '../testing/games';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';
import { mineBlocks } from '../wallet';

const { client, database } = postgresSandboxOfTests({
  ...fastClock,
  AUTOMATIC_BETTING_MS: '600000',
  SEED: 'none',
});

async function openPlayer(game: string) {
  const player = await client.register('1');
  return { player, session: await openGame(client, player, game) };
}
const balanceOf = async (player: Player) => (await client.ledger(player)).sums.BTC ?? '';
const expectStakeBack = async (player: Player, before: string) =>
  expect(compareDecimals(await balanceOf(player), addDecimals(before, '0.01'))).toBe(0);
const listed = async (id: string) =>
  ((await client.send('GET', '/__sandbox/set-aside')).data as unknown as { id: string }[]).find(
    (item) => item.id === id,
  );
const expectSoundBooks = async () =>
  expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
    unbalanced: [],
    overdrawn: [],
    misstated: [],
  });

/** A round with the key, from when keys were per game: no other round with it can be stored. */
async function takeKey(player: Player, key: string) {
  const dice = await openDice(client, player);
  const { data } = await playSample(client, { session: dice, name: 'Dice', key: `first-${key}` });
  await database.query('update rounds set idempotency_key = $2 where id = $1', [
    (data.round as { id: string }).id,
    key,
  ]);
  return balanceOf(player);
}
/** Makes a transfer fail: another one has its kind and reference. */
const blockTransfer = (kind: string, reference: string) =>
  database.query('insert into ledger_transfers (id, kind, reference, created_at) values ($1, $2, $3, now())', [
    `${kind}-${reference}`,
    kind,
    reference,
  ]);

/** The database, except that its first transaction fails after something else has happened. */
function failingLate(before: () => Promise<unknown>): Database {
  let isFirst = true;
  return {
    ...database,
    async transaction(work) {
      if (!isFirst) return database.transaction(work);
      isFirst = false;
      await before();
      throw new Error('It fails late.');
    },
  };
}

const startMines = (session: string, key: string) =>
  stepRequest(client, session, '', { key, game: 'mines', currency: 'BTC', stake: '0.01', start: { mines: 24 } });
const openOf = ({ data }: { data: Record<string, unknown> }) => data.openRound as OpenRoundView;
const rotate = (session: string) =>
  client.send('POST', '/play/api/seeds', { token: session, body: { key: 'the-next-rotation' } });

describe('Automatic', () => {
  /** Ends the long betting phase; the driver of the clock polls twice a second. */
  const endBetting = () => database.query(`update automatic_rounds set ends_at = now() where phase = 'betting'`);
  const place = async (session: string, key: string) => {
    const { data } = await placeBet(client, session, key);
    return (data as unknown as Placed).bet?.id ?? '';
  };

  test('settles all bets except the poisoned ones, which are refunded, and continues', async () => {
    const poisoned = await Promise.all(Array.from({ length: 9 }, () => openPlayer('Automatic')));
    const healthy = await openPlayer('Automatic');
    const key = 'the-poisoned-bet';
    const watcher = await watchRounds(client.url);
    const ids = await Promise.all(poisoned.map(({ session }) => place(session, key)));
    const before = await Promise.all(poisoned.map(({ player }) => takeKey(player, key)));
    // The next round begins only when every bet of this one is settled or set aside.
    for (const bet of ['the-healthy-bet', 'the-bet-after-it']) {
      const { data } = await playAutomatic(client, { session: healthy.session, key: bet, onPlaced: endBetting });
      expect(data.round).toMatchObject({ game: 'automatic' });
    }
    for (const [index, { player, session }] of poisoned.entries()) {
      const item = { kind: 'automatic-bet', player: player.id, amount: '0.01000000', isRefunded: true };
      expect(await listed(ids[index] ?? '')).toMatchObject(item);
      await expectStakeBack(player, before[index] ?? '');
      expect((await placeBet(client, session, key)).status).toBe(409);
    }
    await watcher.close();
    await expectSoundBooks();
  });

  test('shows and settles the bets of a round that has an unreadable one', async () => {
    const [broken, healthy] = [await openPlayer('Automatic'), await openPlayer('Automatic')];
    const watcher = await watchRounds(client.url);
    const id = await place(broken.session, 'the-unreadable-bet');
    await database.query(`update automatic_bets set bet = '{"target": "x"}' where id = $1`, [id]);
    const { data } = await playAutomatic(client, {
      session: healthy.session,
      key: 'the-readable-bet',
      onPlaced: endBetting,
    });
    expect(data.round).toMatchObject({ game: 'automatic' });
    await watcher.until(({ data: { round } }) => round?.phase === 'settled');
    expect(await listed(id)).toMatchObject({ isRefunded: true });
    expect(await balanceOf(broken.player)).toBe('1.00000000');
    await watcher.close();
  });
});

describe('a round of Mines that cannot be settled', () => {
  /** Ways to make the settlement of a started round fail. */
  const poisons: [string, (player: Player, id: string) => Promise<unknown>][] = [
    ['another round has its key', (player) => takeKey(player, 'the-poisoned-round')],
    ['its start is unreadable', (_, id) => database.query(`update open_rounds set start = '{}' where id = $1`, [id])],
    ['its steps are unreadable', (_, id) => database.query(`update open_rounds set steps = '"x"' where id = $1`, [id])],
    ['its scheme is unknown', (_, id) => database.query('update open_rounds set scheme = 9 where id = $1', [id])],
  ];

  test.each(poisons)('because %s, is refunded at its losing step and blocks nothing', async (_, poison) => {
    const { player, session } = await openPlayer('Mines');
    const { id } = openOf(await startMines(session, 'the-poisoned-round'));
    await poison(player, id);
    const before = await balanceOf(player);
    // One tile is free, so that the first step settles the round, whether it wins or loses.
    const answers = [
      await stepRequest(client, session, '/steps', { id, step: 1 }),
      await stepRequest(client, session, '/steps', { id, step: 2 }),
    ];
    expect(answers[0]).toMatchObject({ status: 409, data: { message: gamesMessages.setAside(true) } });
    expect(answers[1]?.status).toBe(404);
    await expectStakeBack(player, before);
    expect(await listed(id)).toMatchObject({ kind: 'open-round', player: player.id, isRefunded: true });
    expect((await client.send('GET', '/play/api/state', { token: session })).data).toMatchObject({ openRound: null });
    expect((await rotate(session)).status).toBe(200);
    expect((await startMines(session, 'the-round-after-it')).status).toBe(200);
    expect((await startMines(session, 'the-poisoned-round')).status).toBe(409);
    await expectSoundBooks();
  });

  test.each(poisons)('because %s, does not block the settlement of other abandoned rounds', async (_, poison) => {
    const [poisoned, healthy] = [await openPlayer('Mines'), await openPlayer('Mines')];
    const { id } = openOf(await startMines(poisoned.session, 'the-poisoned-round'));
    await startMines(healthy.session, 'the-healthy-round');
    await poison(poisoned.player, id);
    const before = await balanceOf(poisoned.player);
    const left = new Date(Date.now() - abandonedAfterMs);
    await database.query('update open_rounds set created_at = $1 where player = $2', [left, healthy.player.id]);
    const earlier = new Date(left.getTime() - 1_000);
    await database.query('update open_rounds set created_at = $1 where player = $2', [earlier, poisoned.player.id]);
    const log = jest.spyOn(console, 'error').mockImplementation();
    await settleAbandonedRounds({ database, now: () => new Date() });
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`open-round ${id}`));
    log.mockRestore();
    expect(await balanceOf(healthy.player)).toBe('1.00000000');
    await expectStakeBack(poisoned.player, before);
    expect(await listed(id)).toMatchObject({ isRefunded: true });
    expect((await rotate(poisoned.session)).status).toBe(200);
  });

  test('because its game is unknown, is refunded once it is abandoned, and no longer blocks the seeds', async () => {
    const { player, session } = await openPlayer('Mines');
    const { id } = openOf(await startMines(session, 'the-poisoned-round'));
    const left = new Date(Date.now() - abandonedAfterMs);
    await database.query(`update open_rounds set game_uuid = 'unknown', created_at = $1 where id = $2`, [left, id]);
    const log = jest.spyOn(console, 'error').mockImplementation();
    await settleAbandonedRounds({ database, now: () => new Date() });
    log.mockRestore();
    expect(await listed(id)).toMatchObject({ isRefunded: true });
    expect(await balanceOf(player)).toBe('1.00000000');
    expect((await rotate(session)).status).toBe(200);
  });

  test('is cancelled alone: the round that replaced it meanwhile continues', async () => {
    const { player, session: token } = await openPlayer('Mines');
    const { id } = openOf(await startMines(token, 'the-poisoned-round'));
    await database.query('update open_rounds set scheme = 9 where id = $1', [id]);
    const session = await queryExactlyOne<{ id: string }>(database, 'select id from game_sessions where user_id = $1', [
      player.id,
    ]);
    const own = (await readGameSession(database, session.id)) as GameSession;
    await stepRequest(client, token, '/steps', { id, step: 1 });
    // The failure of another call arrives when the next round is open.
    const late = failingLate(() => startMines(token, 'the-round-after-it'));
    const step = takeStep({ database: late, now: () => new Date() }, own, minesRules as unknown as SteppedRules, id, 1);
    await expect(step).rejects.toThrow('It fails late.');
    expect((await client.send('GET', '/play/api/state', { token })).data.openRound).not.toBeNull();
    expect(await balanceOf(player)).toBe('0.99000000');
  });

  test('does not fail its page, and is refunded when that reads it', async () => {
    const { player, session } = await openPlayer('Mines');
    const { id } = openOf(await startMines(session, 'the-poisoned-round'));
    await database.query(`update open_rounds set start = '{"mines": 99}' where id = $1`, [id]);
    const state = await client.send('GET', '/play/api/state', { token: session });
    expect(state).toMatchObject({ status: 200, data: { openRound: null } });
    expect(await balanceOf(player)).toBe('1.00000000');
  });

  test('and not refunded either, is listed as not refunded', async () => {
    const { player, session } = await openPlayer('Mines');
    const { id } = openOf(await startMines(session, 'the-poisoned-round'));
    await database.query('update open_rounds set scheme = 9 where id = $1', [id]);
    await blockTransfer('refund', id);
    expect(await stepRequest(client, session, '/steps', { id, step: 1 })).toMatchObject({
      status: 409,
      data: { message: gamesMessages.setAside(false) },
    });
    expect(await balanceOf(player)).toBe('0.99000000');
    expect(await listed(id)).toMatchObject({ isRefunded: false });
    expect((await startMines(session, 'the-round-after-it')).status).toBe(200);
  });
});

test('a deposit that cannot be credited does not block the others', async () => {
  const [poisoned, healthy] = [await client.register(), await client.register()];
  const deposit = async ({ id: userId }: Player) =>
    (await client.send('POST', '/__sandbox/deposits', { body: { userId, currency: 'BTC', amount: '1' } })).data.id;
  const id = String(await deposit(poisoned));
  await deposit(healthy);
  await blockTransfer('deposit', id);
  expect((await client.mine(3)).status).toBe(200);
  expect(await balanceOf(healthy)).toBe('1.00000000');
  expect(await listed(id)).toMatchObject({ kind: 'transaction', player: poisoned.id, isRefunded: null });
  const { transactions } = (
    await client.call('transactions', { params: { userId: poisoned.id }, token: poisoned.token })
  ).read();
  expect(transactions.readable).toMatchObject([{ status: 'failed' }]);
});

test('a deposit stays credited when a late confirmation fails after another process has credited it', async () => {
  const player = await client.register();
  const body = { userId: player.id, currency: 'BTC', amount: '1' };
  const id = String((await client.send('POST', '/__sandbox/deposits', { body })).data.id);
  const late = failingLate(() => client.mine(2));
  const parts = { database: late, now: () => new Date(), config: readConfig({}), secret: createSecret() };
  const outbox = createOutbox(parts, fastify().log);
  await mineBlocks({ ...parts, outbox }, 1);
  await outbox.close();
  expect(await balanceOf(player)).toBe('1.00000000');
  expect(await listed(id)).toBeUndefined();
  const { transactions } = (
    await client.call('transactions', { params: { userId: player.id }, token: player.token })
  ).read();
  expect(transactions.readable).toMatchObject([{ status: 'finished' }]);
});

test('a withdrawal that cannot be confirmed is returned, and the deposit that it was to become fails', async () => {
  const [sender, recipient] = [await client.register(), await client.register()];
  await client.fund(sender, 'BTC', '1');
  const { payAddress: address } = (
    await client.call('depositAddress', {
      params: { userId: recipient.id },
      search: { currency: 'BTC' },
      token: recipient.token,
    })
  ).read();
  const body = { currency: 'BTC', amount: 0.1, address };
  await client.verifiedWithdrawal(sender, body);
  await client.call('withdraw', { params: { userId: sender.id }, token: sender.token, body });
  const { id } = await queryExactlyOne<{ id: string }>(
    database,
    `select id from transactions where user_id = $1 and type = 'withdraw'`,
    [sender.id],
  );
  await client.mine(1);
  // Refuses that it is finished, and nothing else.
  await database.run(`alter table transactions add constraint poison check (id <> '${id}' or status <> 'finished')`);
  await client.mine(2);
  await database.run('alter table transactions drop constraint poison');
  expect(await listed(id)).toMatchObject({ kind: 'transaction', isRefunded: true });
  expect(await balanceOf(sender)).toBe('1.00000000');
  expect(await balanceOf(recipient)).toBe('');
  await expectSoundBooks();
});
