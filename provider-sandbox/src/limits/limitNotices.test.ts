import type { Player } from '../testing/client';
import { heldMoney } from '../testing/heldMoney';
import { dayMs, movedSandboxOfTests } from '../testing/movedClock';

const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z');
const { setDepositLimit } = heldMoney(client);

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const readLimits = async (player: Player) => (await client.call('readLimits', own(player))).read();
/** What the bell tells, oldest first. */
const told = async (player: Player) =>
  (await client.call('readNotices', own(player)))
    .read()
    .notices.readable.map(({ kind, reason }) => [kind, reason].filter(Boolean).join(' '))
    .filter((line) => !line.startsWith('login'))
    .reverse();

test('the bell tells of limits that were set, can be confirmed, were raised and removed', async () => {
  const player = await client.register();
  await setDepositLimit(player, 'day', '100');
  await setDepositLimit(player, 'day', '100');
  await setDepositLimit(player, 'day', '200');
  clock.moveBy(dayMs - 1);
  await readLimits(player);
  expect(await told(player)).toEqual(['limit-set Daily deposit limit: US$100.00']);
  clock.moveBy(1);
  await readLimits(player);
  await readLimits(player);
  const confirmable = 'limit-confirmable Daily deposit limit: US$200.00';
  expect((await told(player)).slice(1)).toEqual([confirmable]);
  await setDepositLimit(player, 'day', '200');
  expect((await told(player)).slice(2)).toEqual(['limit-raised Daily deposit limit: US$200.00']);

  await setDepositLimit(player, 'day', null);
  clock.moveBy(dayMs);
  await readLimits(player);
  await setDepositLimit(player, 'day', null);
  expect((await told(player)).slice(3)).toEqual([
    'limit-confirmable Daily deposit limit: none',
    'limit-removed Daily deposit limit: none',
  ]);
});

test('a change that nobody confirmed in time is not told', async () => {
  const player = await client.register();
  const params = { userId: player.id, kind: 'session', period: 'week' };
  const set = (amount: string) => client.call('setLimit', { params, token: player.token, body: { amount } });
  await set('90');
  await set('120');
  clock.moveBy(9 * dayMs);
  await readLimits(player);
  expect(await told(player)).toEqual(['limit-set Weekly limit of time: 90 minutes']);
});

test('the bell tells of a held deposit that is released', async () => {
  const player = await client.register();
  await setDepositLimit(player, 'day', '100');
  await client.fund(player, 'USDT', '60');
  await client.fund(player, 'USDT', '50');
  clock.moveBy(dayMs);
  await readLimits(player);
  const kinds = (await told(player)).map((line) => line.split(' ')[0]);
  expect(kinds).toEqual(['limit-set', 'deposit-credited', 'deposit-held', 'deposit-released']);
});

test('half a year after the last look, the player is asked to look at the limits again', async () => {
  clock.set('2026-03-11T10:00:00Z');
  const player = await client.register();
  const isDue = async () => (await readLimits(player)).reviewDue;
  clock.set('2026-09-11T09:59:59Z');
  // The session of a month is over.
  const login = async () => {
    const { email, password } = player;
    Object.assign(player, { token: (await client.call('login', { body: { email, password } })).read().token });
  };
  await login();
  expect(await isDue()).toBe(false);
  clock.set('2026-09-11T10:00:00Z');
  expect(await isDue()).toBe(true);
  expect((await client.call('reviewLimits', own(player))).read().reviewDue).toBe(false);
  clock.set('2027-03-11T10:00:00Z');
  await login();
  expect(await isDue()).toBe(true);
  await setDepositLimit(player, 'week', '50');
  expect(await isDue()).toBe(false);
});
