import { randomUUID } from 'node:crypto';
import type { Player } from '../testing/client';
import { openDice, openGame, rollDice, stepRequest } from '../testing/games';
import { hourMs, minuteMs, movedSandboxOfTests } from '../testing/movedClock';

// A Wednesday.
const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z');

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const limitOf = async (player: Player, kind: string, period: string) => {
  const { limits } = (await client.call('readLimits', own(player))).read();
  return limits.readable.find((limit) => limit.kind === kind && limit.period === period);
};
const setLimit = (player: Player, kind: string, period: string, amount: string) =>
  client.call('setLimit', { params: { userId: player.id, kind, period }, token: player.token, body: { amount } });
/** Stakes dollars at the rate of BTC, 65,000. */
const stake = async (session: string, amount: string) => rollDice(client, session, randomUUID(), amount);

test('a wager limit refuses the stake that would pass it, and says what is left and until when', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  const changed = (await setLimit(player, 'wager', 'day', '130')).read();
  expect(changed.message).toBe('Your limit holds from now on.');
  expect((await stake(session, '0.001')).status).toBe(200);
  expect(await limitOf(player, 'wager', 'day')).toEqual({
    kind: 'wager',
    period: 'day',
    amount: '130',
    used: '65',
    left: '65',
    until: '2026-03-12T00:00:00.000Z',
    pending: null,
  });
  const refused = await stake(session, '0.00100001');
  expect(refused).toMatchObject({
    status: 403,
    data: {
      message: 'This would pass your wager limit for the day. The next day begins at Mar 12, 2026 · 00:00 UTC.',
      limit: { kind: 'wager', period: 'day', amount: '130', left: '65', until: '2026-03-12T00:00:00.000Z' },
    },
  });
  expect((await stake(session, '0.001')).status).toBe(200);
  expect((await stake(session, '0.000001')).status).toBe(403);
});

test('a lower limit holds from the next stake on', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  await setLimit(player, 'wager', 'day', '130');
  expect((await stake(session, '0.001')).status).toBe(200);
  await setLimit(player, 'wager', 'day', '65');
  expect((await stake(session, '0.000001')).data.limit).toMatchObject({ amount: '65', left: '0' });
});

test('the lowest of day, week and month applies', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  for (const [period, amount] of [
    ['day', '200'],
    ['week', '100'],
    ['month', '300'],
  ] as const) {
    await setLimit(player, 'wager', period, amount);
  }
  const refused = await stake(session, '0.002');
  expect(refused.data.limit).toMatchObject({ period: 'week', left: '100', until: '2026-03-16T00:00:00.000Z' });
});

test('a bet counts in the periods in which it was taken, from the first moment of each to the last', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  const before = clock.now;
  const usedAt = async (at: string) => {
    clock.set(at);
    const { limits } = (await client.call('readLimits', own(player))).read();
    return limits.readable.filter(({ kind }) => kind === 'wager').map(({ used }) => used);
  };
  // The first moment of a month, in the middle of a week. The session of the game lasts 12 hours.
  clock.set('2026-03-31T20:00:00Z');
  const late = await openDice(client, player);
  clock.set('2026-04-01T00:00:00Z');
  expect((await stake(late, '0.001')).status).toBe(200);
  expect(await usedAt('2026-04-01T23:59:59.999Z')).toEqual(['65', '65', '65']);
  expect(await usedAt('2026-04-02T00:00:00.000Z')).toEqual(['0', '65', '65']);
  expect(await usedAt('2026-04-06T00:00:00.000Z')).toEqual(['0', '0', '65']);
  // A clock that is set back.
  expect(await usedAt('2026-03-31T23:59:59.999Z')).toEqual(['0', '65', '0']);
  clock.set(before);
  expect((await stake(session, '0.001')).status).toBe(200);
});

test('a limit of time counts from stake to stake, unless a pause is long', async () => {
  const player = await client.register('1');
  const session = await openDice(client, player);
  await setLimit(player, 'session', 'day', '20');
  const stakeAfter = async (minutes: number) => {
    clock.moveBy(minutes * minuteMs);
    return (await stake(session, '0.00001')).status;
  };
  expect(await stakeAfter(0)).toBe(200);
  expect(await stakeAfter(15)).toBe(200);
  expect(await stakeAfter(60)).toBe(200);
  expect(await limitOf(player, 'session', 'day')).toMatchObject({ used: '15', left: '5' });
  expect(await stakeAfter(4)).toBe(200);
  clock.moveBy(minuteMs);
  const refused = await stake(session, '0.00001');
  expect(refused.data.limit).toMatchObject({ kind: 'session', period: 'day', amount: '20', left: '0' });
});

test('an open round can be finished once a limit is reached, and what it returns counts at its own rate', async () => {
  const player = await client.register('1');
  const session = await openGame(client, player, 'Mines');
  const game = { game: 'mines', currency: 'BTC', start: { mines: 1 } };
  const started = await stepRequest(client, session, '', { key: randomUUID(), ...game, stake: '0.001' });
  const { id } = started.data.openRound as { id: string };
  await setLimit(player, 'loss', 'day', '65');
  const left = async () => (await limitOf(player, 'loss', 'day'))?.left;
  expect(await left()).toBe('0');
  await stepRequest(client, session, '/steps', { id, step: 1 });
  const ended = await stepRequest(client, session, '/cash-out', { id });
  expect(ended.status).toBe(200);
  const payout = Number((ended.data.round as { payout: string }).payout);
  expect(Number(await left())).toBeCloseTo(payout * 65_000, 6);
  clock.moveBy(hourMs);
});

test('each kind of limit counts its own: neither are stakes deposits, nor deposits stakes', async () => {
  const player = await client.register();
  await client.fund(player, 'BTC', '1');
  await stake(await openDice(client, player), '0.001');
  const used = await Promise.all(['deposit', 'wager'].map(async (kind) => (await limitOf(player, kind, 'day'))?.used));
  expect(used).toEqual(['65000', '65']);
});

test('40 bets at once do not pass a limit', async () => {
  const player = await client.register('1');
  const sessions = await Promise.all(['Dice', 'Limbo', 'Keno', 'Plinko'].map((name) => openGame(client, player, name)));
  await setLimit(player, 'wager', 'day', '6.5');
  const bets = {
    dice: { direction: 'under', target: 5_000 },
    limbo: { target: 150 },
    keno: { risk: 'low', picks: [1, 2] },
    plinko: { rows: 16, risk: 'low' },
  };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const [game, bet] = Object.entries(bets)[index % 4] ?? [];
      const body = { key: randomUUID(), currency: 'BTC', stake: '0.00001', game, bet };
      return client.send('POST', '/play/api/rounds', { token: sessions[index % 4] ?? '', body });
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(30);
  expect((await limitOf(player, 'wager', 'day'))?.left).toBe('0');
});
