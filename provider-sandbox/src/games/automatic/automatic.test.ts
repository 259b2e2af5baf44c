import { createHash, createHmac } from 'node:crypto';
import { addDecimals, compareDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { fastClock, type Placed, placeBet, playAutomatic, watchRounds } from '../../testing/automatic';
import { openDice, openFun, openGame } from '../../testing/games';
import { playerOfTest, sandboxOfTests } from '../../testing/ofTests';
import type { Round } from '../engine/rounds';
import { gamesMessages } from '../games.messages';
import { automaticMessages as words } from './automatic.messages';

let session: string;

const { sandbox, client } = sandboxOfTests(fastClock);
const { player } = playerOfTest(client, '1');
beforeEach(async () => {
  session = await openGame(client, player, 'Automatic');
});

/** Places a bet, and retries while betting is closed. */
async function placeWhenOpen(key: string, change: object = {}, token = session) {
  for (;;) {
    const answer = await placeBet(client, token, key, change);
    if (answer.data.reason !== 'betting-closed') return answer;
    expect(answer).toMatchObject({ status: 409, data: { message: words.bettingClosed } });
    await new Promise((done) => setTimeout(done, 20));
  }
}
const expectSoundBooks = async () =>
  expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
    unbalanced: [],
    overdrawn: [],
    misstated: [],
  });

test('a bet takes its stake, is settled with its payout, and is then a round of its player', async () => {
  let balance = '1';
  let placed = '';
  for (let index = 0; index < 4; index += 1) {
    let staked = '';
    const { data } = await playAutomatic(client, {
      session,
      key: `round-number-${index}`,
      onPlaced: ({ id }) => {
        staked = id;
      },
    });
    const { round, balance: after } = data as unknown as Placed;
    const { id, stake, payout, outcome, multiplier } = round as Round<unknown, { result: number }>;
    expect(staked).toBe(id);
    placed = id;
    expect(round).toMatchObject({ game: 'automatic', scheme: 2, bet: { target: 150 } });
    expect(compareDecimals(multiplier, outcome.result >= 150 ? '1.5' : '0')).toBe(0);
    balance = addDecimals(balance, subtractDecimals(payout, stake));
    expect(compareDecimals(after, balance)).toBe(0);
  }
  const bet = await client.send('GET', `/wallet-service/api/bets/${placed}`, { token: player.token });
  const { serverSeed, nonce, terminalHash } = (bet.data.seeds as { verification: Record<string, string> }).verification;
  let hash = serverSeed ?? '';
  for (let done = 0; done <= Number(nonce); done += 1) hash = createHash('sha256').update(hash).digest('hex');
  expect(hash).toBe(terminalHash);
  const { entries, sums } = await client.ledger(player);
  expect(compareDecimals(sums.BTC ?? '', balance)).toBe(0);
  expect(entries.filter(({ kind }) => kind === 'round')).toHaveLength(4);
  const { data } = await client.send('GET', '/play/api/state', { token: session });
  expect(data).toMatchObject({ mode: 'real', rounds: expect.arrayContaining([]) });
  expect(data.seeds).toBeUndefined();
  expect(data.rounds).toHaveLength(4);
  const { transactions } = (
    await client.call('transactions', { params: { userId: player.id }, token: player.token })
  ).read();
  expect(transactions.readable.filter(({ type }) => type === 'bet')).toHaveLength(4);
  await expectSoundBooks();
});

test('a bet sent many times is placed once, and a player has one bet in a round', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'the-first-of-them' : `other-${index}-of-them`));
  const first = await placeWhenOpen('the-first-of-them');
  const answers = [first, ...(await Promise.all(keys.map((key) => placeBet(client, session, key))))];
  const placed = answers.filter(({ status }) => status === 200).map(({ data }) => data as unknown as Placed);
  const bets = new Set(placed.map(({ bet, round }) => (bet ?? round)?.id));
  const { entries } = await client.ledger(player);
  const staked = entries.filter(({ kind }) => kind === 'round').map(({ reference }) => reference);
  expect(new Set(staked)).toEqual(bets);
  expect(staked).toHaveLength(bets.size);
  for (const { data } of answers.filter(({ status }) => status !== 200)) {
    expect([words.oneBet, words.bettingClosed]).toContain(data.message);
  }
  expect(await placeBet(client, session, 'the-first-of-them', { stake: '0.02' })).toMatchObject({
    status: 409,
    data: { message: gamesMessages.keyReused },
  });
});

test.each([
  ['more than the balance', { stake: '1.00000001' }, 400, 'Insufficient balance'],
  ['less than the smallest bet', { stake: '0.00000014' }, 400, 'The smallest bet is 0.00000015 BTC.'],
  ['what could win more than a round pays', { bet: { target: 1_000_000 } }, 400, /^One round pays at most/],
  ['a target beyond the whole mosaic', { bet: { target: 1_000_001 } }, 400, words.targetInvalid],
  ['an unknown coin', { currency: 'XYZ' }, 400, gamesMessages.currencyUnknown],
  ['another game', { game: 'dice' }, 403, gamesMessages.otherGame],
])('a bet with %s is refused and stakes nothing', async (_, change, status, message) => {
  const answer = await placeWhenOpen('a-bet-to-refuse', change);
  expect(answer).toMatchObject({ status, data: { message: expect.stringMatching(message) } });
  expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  expect((await client.send('GET', '/play/api/automatic/bet', { token: session })).data).toEqual({ bet: null });
});

test('the game has no rounds and seeds of single players, and sessions of other games cannot bet on it', async () => {
  const refusal = { status: 403, data: { message: gamesMessages.sharedRounds } };
  const round = { key: 'a-round-of-ones-own', game: 'automatic', currency: 'BTC', stake: '0.01', bet: { target: 150 } };
  expect(await client.send('POST', '/play/api/rounds', { token: session, body: round })).toMatchObject(refusal);
  const rotation = { key: 'seeds-of-ones-own' };
  expect(await client.send('POST', '/play/api/seeds', { token: session, body: rotation })).toMatchObject(refusal);
  const dice = await openDice(client, player);
  expect(await placeBet(client, dice, 'a-bet-from-dice')).toMatchObject({
    status: 403,
    data: { message: gamesMessages.otherGame },
  });
});

test('fun play moves only play money', async () => {
  const fun = await openFun(client, 'Automatic');
  const { data } = await playAutomatic(client, { session: fun, key: 'a-round-for-fun' });
  const { round, balance } = data as unknown as Placed;
  expect(round).toMatchObject({ currency: 'FUN', game: 'automatic' });
  expect(compareDecimals(balance, addDecimals('1000', subtractDecimals(round?.payout ?? '', round?.stake ?? '')))).toBe(
    0,
  );
  expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
});

test('watchers get every phase, and reconnecting ones the events that they missed', async () => {
  const watcher = await watchRounds(sandbox.url);
  const snapshot = await watcher.until(({ name }) => name === 'snapshot');
  const first = snapshot.data.round.number;
  const phaseOf = (number: number, phase: string) =>
    watcher.until(({ name, data }) => name === 'round' && data.round.number === number && data.round.phase === phase);
  const betting = await phaseOf(first + 1, 'betting');
  expect(betting.data.round).toMatchObject({ result: null, serverSeed: null, startedAt: null });
  await placeWhenOpen('a-bet-that-is-seen');
  const running = await phaseOf(first + 1, 'running');
  // Neither the end nor the seed is revealed in advance.
  expect(running.data.round).toMatchObject({ result: null, serverSeed: null, endsAt: null });
  const broken = await phaseOf(first + 1, 'broken');
  const settled = await phaseOf(first + 1, 'settled');
  await watcher.close();

  const back = await watchRounds(sandbox.url, running.id);
  await back.until(({ id }) => id === settled.id);
  const missed = back.received.filter(({ name }) => name !== 'heartbeat').map(({ id }) => id);
  expect(missed.slice(0, 2)).toEqual([broken.id, settled.id]);
  await back.close();

  // Recomputed independently: the outcome and the previous seed. No player is named.
  const { serverSeed, serverSeedHash, clientSeed, nonce, result, terminalHash } = broken.data.round;
  const digest = createHmac('sha256', serverSeed ?? '')
    .update(`${clientSeed}:${nonce}:0`)
    .digest();
  const multiplier = Math.floor(99 / (digest.readUInt32BE(0) / 2 ** 32));
  expect(result).toBe(Math.min(1_000_000, Math.max(100, multiplier)));
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(hash(serverSeed ?? '')).toBe(serverSeedHash);
  let end = serverSeed ?? '';
  for (let hashed = 0; hashed <= nonce; hashed += 1) end = hash(end);
  expect(end).toBe(terminalHash);
  const received = JSON.stringify(watcher.received);
  for (const secret of [player.id, player.username, 'a-bet-that-is-seen']) expect(received).not.toContain(secret);
});

test('a bet starts a round when there are no watchers', async () => {
  const watcher = await watchRounds(sandbox.url);
  const settled = await watcher.until(({ data }) => data.round?.phase === 'settled');
  await watcher.close();
  const { data } = await playAutomatic(client, { session, key: 'a-bet-of-a-sleeper' });
  expect((data as unknown as Placed).round?.nonce).toBeGreaterThan(settled.data.round.nonce);
});
