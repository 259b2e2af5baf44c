import { randomUUID } from 'node:crypto';
import { type Player, testAddress } from '../testing/client';
import { openDice, rollDice } from '../testing/games';
import { dayMs, minuteMs, movedSandboxOfTests } from '../testing/movedClock';

// A Wednesday.
const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z');

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const playOf = async (player: Player) => (await client.call('readOwnPlay', own(player))).read();
const periodOf = async (player: Player, name: string) =>
  (await playOf(player)).periods.readable.find(({ period }) => period === name);
const usedOf = async (player: Player, kind: string, period: string) =>
  (await client.call('readLimits', own(player)))
    .read()
    .limits.readable.find((limit) => limit.kind === kind && limit.period === period)?.used;

test('deposits, withdrawals, stakes, returns and time of day, week, month and year follow from the ledger', async () => {
  clock.set('2026-02-20T10:00:00Z');
  const player = await client.register('0.1');
  const body = { currency: 'BTC', amount: 0.02, address: testAddress };
  await client.verifiedWithdrawal(player, body);
  expect((await client.call('withdraw', { ...own(player), body })).status).toBe(200);
  clock.set('2026-03-11T10:00:00Z');
  const session = await openDice(client, player);
  await rollDice(client, session, randomUUID(), '0.001');
  clock.moveBy(10 * minuteMs);
  await rollDice(client, session, randomUUID(), '0.001');

  const month = await periodOf(player, 'month');
  expect(month).toMatchObject({ deposits: '0', withdrawals: '0', staked: '130', minutes: '10' });
  expect(await periodOf(player, 'day')).toEqual({ ...month, period: 'day' });
  expect(await usedOf(player, 'wager', 'day')).toBe('130');
  const lost = Number(await usedOf(player, 'loss', 'day'));
  expect(Number(month?.staked) - Number(month?.returned)).toBeCloseTo(lost, 8);
  expect(await periodOf(player, 'year')).toMatchObject({ deposits: '6500', withdrawals: '1300', staked: '130' });

  const { days, today, netDeposits, since } = await playOf(player);
  expect({ today, netDeposits, since }).toEqual({
    today: '2026-03-11',
    netDeposits: '5200',
    since: '2026-02-20T10:00:00.000Z',
  });
  expect(days.readable.map(({ day }) => day)).toEqual(['2026-03-11']);
  expect(Number(days.readable[0]?.net)).toBeCloseTo(-lost, 8);
});

test('a held deposit is none until it is released', async () => {
  clock.set('2026-03-11T10:00:00Z');
  const player = await client.register();
  const params = { userId: player.id, kind: 'deposit', period: 'day' };
  await client.call('setLimit', { params, token: player.token, body: { amount: '100' } });
  await client.fund(player, 'USDT', '90');
  await client.fund(player, 'USDT', '50');
  expect(await periodOf(player, 'month')).toMatchObject({ deposits: '90' });
  clock.moveBy(dayMs);
  expect(await periodOf(player, 'day')).toMatchObject({ deposits: '50' });
  expect(await periodOf(player, 'month')).toMatchObject({ deposits: '140' });
});

test('each session has its own net result and time', async () => {
  const player = await client.register('1');
  const { email, password } = player;
  const other = { ...player, token: (await client.call('login', { body: { email, password } })).read().token ?? '' };
  const [here, there] = [await openDice(client, player), await openDice(client, other)];
  await rollDice(client, here, randomUUID(), '0.001');
  clock.moveBy(5 * minuteMs);
  await rollDice(client, there, randomUUID(), '0.002');
  const { sessions } = (await client.call('listSessions', own(player))).read();
  const nets = sessions.readable.map(({ net }) => Number(net));
  expect(nets.reduce((total, net) => total + net, 0)).toBeCloseTo(-Number(await usedOf(player, 'loss', 'day')), 8);
  const at = (token: string) => sessions.readable.findIndex(({ current }) => current === (token === player.token));
  expect(Math.abs(nets[at(player.token)] ?? 0)).toBeGreaterThanOrEqual(0);
  expect(sessions.readable[at(player.token)]?.minutes).toBe('0');
  expect(sessions.readable[at(other.token)]?.minutes).toBe('5');
});

test('a session that has ended is listed with its time and net result for 30 days', async () => {
  const player = await client.register('1');
  const { email, password } = player;
  const began = clock.now.toISOString();
  const other = { ...player, token: (await client.call('login', { body: { email, password } })).read().token ?? '' };
  await rollDice(client, await openDice(client, other), randomUUID(), '0.001');
  const list = async () => (await client.call('listSessions', own(player))).read().ended?.readable;
  expect(await list()).toEqual([]);
  clock.moveBy(90 * minuteMs);
  await client.call('endOtherSessions', own(player));
  const [ended] = (await list()) ?? [];
  expect(ended).toMatchObject({ createdAt: began, endedAt: clock.now.toISOString(), minutes: '0' });
  expect(Number(ended?.net)).toBeCloseTo(-Number(await usedOf(player, 'loss', 'day')), 8);
  expect(Number(ended?.net)).not.toBe(0);
  clock.moveBy(30 * dayMs + 1);
  const again = (await client.call('login', { body: { email, password } })).read().token ?? '';
  const { sessions, ended: later } = (await client.call('listSessions', { ...own(player), token: again })).read();
  // The player's first session has expired meanwhile.
  const [expired, ...others] = later?.readable ?? [];
  expect([sessions.readable.length, expired?.createdAt, others]).toEqual([1, began, []]);
  expect(expired?.id).not.toBe(ended?.id);
});

test('refuses the play of another player', async () => {
  const [player, other] = [await client.register(), await client.register()];
  expect((await client.call('readOwnPlay', { ...own(player), params: { userId: other.id } })).status).toBe(403);
});
