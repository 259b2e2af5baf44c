import { addDecimals, compareDecimals, type Decimal, subtractDecimals } from '@tessera/shared-contracts/money';
import { queryExactlyOne } from '../database';
import type { Player } from '../testing/client';
import { openGame, stepRequest, uuidOf } from '../testing/games';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';
import { settleAbandonedRounds } from './abandonedRounds';
import type { Round } from './engine/rounds';
import { abandonedAfterMs, type OpenRoundView } from './engine/stepRound';
import { currentScheme, drawOutcome } from './engine/stream';
import { minesRules } from './mines/rules';

const { client, database } = postgresSandboxOfTests({ SEED: 'none' });

/** Creates a player with a bitcoin and a session of Mines. */
async function openMines() {
  const player = await client.register('1');
  return { player, session: await openGame(client, player, 'Mines') };
}

const start = (session: string, mines: number, key = 'the-first-round') =>
  stepRequest(client, session, '', { key, game: 'mines', currency: 'BTC', stake: '0.01', start: { mines } });
const step = (session: string, id: string, tile: unknown) => stepRequest(client, session, '/steps', { id, step: tile });
const cashOut = (session: string, id: string) => stepRequest(client, session, '/cash-out', { id });
const openOf = ({ data }: { data: Record<string, unknown> }) => data.openRound as OpenRoundView;
const roundOf = ({ data }: { data: Record<string, unknown> }) => data.round as Round;
const balanceOf = async (player: Player) => (await client.ledger(player)).sums.BTC as Decimal;

/** The mines of a player's first round, read from the database so that tests know where to step. */
async function readMines({ id }: Pick<Player, 'id'>, mines: number): Promise<readonly number[]> {
  const seeds = await queryExactlyOne<{ serverSeed: string; clientSeed: string }>(
    database,
    'select server_seed as "serverSeed", client_seed as "clientSeed" from seed_pairs where player = $1',
    [id],
  );
  const bet = { mines, tiles: [] };
  return drawOutcome(minesRules, { scheme: currentScheme, seeds: { ...seeds, nonce: 0 }, bet }).mines;
}
const freeTiles = (mines: readonly number[]) =>
  Array.from({ length: 25 }, (_, index) => index + 1).filter((tile) => !mines.includes(tile));

test('a round is charged when it starts, continues after a reload, and is paid once when it is cashed out', async () => {
  const { player, session } = await openMines();
  const { id } = openOf(await start(session, 3));
  expect(openOf(await start(session, 3))).toMatchObject({ id, steps: [], multiplier: '0', nextMultiplier: '1.1250' });
  expect(await balanceOf(player)).toBe('0.99000000');

  const [first = 0, second = 0] = freeTiles(await readMines(player, 3));
  expect(openOf(await step(session, id, first))).toMatchObject({ steps: [first], multiplier: '1.1250' });
  expect(openOf(await step(session, id, first))).toMatchObject({ steps: [first], multiplier: '1.1250' });
  const reloaded = await openGame(client, player, 'Mines');
  expect(openOf(await client.send('GET', '/play/api/state', { token: reloaded }))).toEqual(
    openOf(await step(session, id, first)),
  );
  await step(reloaded, id, second);

  const answers = await Promise.all(Array.from({ length: 10 }, () => cashOut(reloaded, id)));
  const rounds = answers.map(roundOf);
  expect(new Set(rounds.map((round) => JSON.stringify(round))).size).toBe(1);
  const bet = { mines: 3, tiles: [first, second].sort((a, b) => a - b) };
  expect(rounds[0]).toMatchObject({ id, nonce: 0, bet, multiplier: '1.2857', payout: '0.01285700', serverSeed: null });
  expect(await balanceOf(player)).toBe('1.00285700');
  expect(roundOf(await start(session, 3))).toMatchObject({ id });
  expect(openOf(await client.send('GET', '/play/api/state', { token: reloaded }))).toBeNull();
});

test('a mine settles the round with nothing, and a retry changes nothing', async () => {
  const { player, session } = await openMines();
  const { id } = openOf(await start(session, 5));
  const [mine] = await readMines(player, 5);
  const lost = roundOf(await step(session, id, mine));
  expect(lost).toMatchObject({ id, payout: '0.00000000', bet: { mines: 5, tiles: [mine] } });
  expect(roundOf(await step(session, id, mine))).toEqual(lost);
  expect(roundOf(await cashOut(session, id))).toEqual(lost);
  expect(await balanceOf(player)).toBe('0.99000000');
});

test('the last free tile settles the round automatically', async () => {
  const { player, session } = await openMines();
  const { id } = openOf(await start(session, 24));
  const [free] = freeTiles(await readMines(player, 24));
  expect(roundOf(await step(session, id, free))).toMatchObject({ multiplier: '24.7500', payout: '0.24750000' });
  expect(await balanceOf(player)).toBe('1.23750000');
});

test('refuses calls that an open round does not allow, and changes nothing', async () => {
  const { player, session } = await openMines();
  const { id } = openOf(await start(session, 3));
  const dice = await openGame(client, player, 'Dice');
  const other = await openMines();
  const refusals = [
    await start(session, 3, 'another-round'),
    await start(session, 4),
    await client.send('POST', '/play/api/seeds', { token: session, body: { key: 'reveal-the-mines' } }),
    await client.send('POST', '/play/api/seeds', { token: dice, body: { key: 'reveal-the-mines' } }),
    await cashOut(session, id),
    await step(session, id, 26),
    await step(session, id, '1'),
    await step(session, 'another-id', 1),
    await step(other.session, id, 1),
    await cashOut(other.session, id),
    await step(dice, id, 1),
    await start(dice, 3),
    await start(other.session, 25),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([
    409, 409, 409, 409, 400, 400, 400, 404, 404, 404, 403, 403, 400,
  ]);
  expect(openOf(await start(session, 3))).toMatchObject({ id, steps: [] });
  expect(await balanceOf(player)).toBe('0.99000000');
});

test('an abandoned round is settled automatically: pays what its steps won, or returns the stake', async () => {
  const [untouched, stepped, recent] = [await openMines(), await openMines(), await openMines()];
  await start(untouched.session, 3);
  const { id } = openOf(await start(stepped.session, 3));
  const [free] = freeTiles(await readMines(stepped.player, 3));
  await step(stepped.session, id, free);
  await start(recent.session, 3);
  const left = new Date(Date.now() - abandonedAfterMs);
  const isOld = `player in ('${untouched.player.id}', '${stepped.player.id}')`;
  await database.query(`update open_rounds set created_at = $1 where ${isOld}`, [left]);
  for (const _time of ['first', 'again']) await settleAbandonedRounds({ database, now: () => new Date() });
  expect(await Promise.all([untouched, stepped, recent].map(({ player }) => balanceOf(player)))).toEqual([
    '1.00000000',
    '1.00125000',
    '0.99000000',
  ]);
});

test('is played for fun with play money', async () => {
  const body = { device: 'mobile', language: 'en', return_url: 'http://localhost:3000/game-return' };
  const answer = await client.call('initDemoGame', { params: { uuid: uuidOf('Mines') }, body });
  const session = new URL(answer.read().data?.url ?? '').searchParams.get('session') ?? '';
  const started = await start(session, 1);
  expect(started.data.balance).toBe('999.99000000');
  const { id } = openOf(started);
  // One mine: of two tiles, one is free.
  const first = await step(session, id, 1);
  const settled = roundOf(first) ?? roundOf(await cashOut(session, id));
  const moved = subtractDecimals(settled.payout, '0.01');
  const { data } = await client.send('GET', '/play/api/state', { token: session });
  const [{ amount } = { amount: '' }] = data.stakeBalances as { amount: string }[];
  expect(compareDecimals(amount, addDecimals('1000', moved))).toBe(0);
});
