import type { Player } from '../testing/client';
import { dayMs, movedSandboxOfTests } from '../testing/movedClock';

// A Wednesday.
const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z');

const limitOf = async ({ id, token }: Player, kind: string, period: string) => {
  const { limits } = (await client.call('readLimits', { params: { userId: id }, token })).read();
  return limits.readable.find((limit) => limit.kind === kind && limit.period === period);
};
const setLimit = ({ id, token }: Player, kind: string, period: string, amount: string | null) =>
  client.call('setLimit', { params: { userId: id, kind, period }, token, body: { amount } });

test('a higher limit, or none, takes a day and a second request; it can be taken back', async () => {
  const player = await client.register();
  await setLimit(player, 'loss', 'week', '100');
  const asked = (await setLimit(player, 'loss', 'week', '200')).read();
  expect(asked.message).toMatch('ask again after Mar 12, 2026 · 10:00 UTC');
  const pending = { amount: '200', confirmFrom: '2026-03-12T10:00:00.000Z', confirmUntil: '2026-03-19T10:00:00.000Z' };
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ amount: '100', pending });
  // Asking again too early changes nothing, not even when it can be confirmed.
  clock.moveBy(dayMs - 1);
  await setLimit(player, 'loss', 'week', '200');
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ amount: '100', pending });
  clock.moveBy(1);
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ amount: '100', pending });
  await setLimit(player, 'loss', 'week', '200');
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ amount: '200', pending: null });

  await setLimit(player, 'loss', 'week', null);
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ amount: '200', pending: { amount: null } });
  const key = { params: { userId: player.id, kind: 'loss', period: 'week' }, token: player.token };
  expect((await client.call('keepLimit', key)).read().message).toBe('Your limit stays as it is.');
  expect((await client.call('keepLimit', key)).status).toBe(404);
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ amount: '200', pending: null });
});

test.each([
  ['loss', 'day', '12.345'],
  ['loss', 'day', '-1'],
  ['loss', 'day', 'much'],
  ['session', 'day', '1.5'],
])('%s %s %s is no limit', async (kind, period, amount) => {
  expect((await setLimit(await client.register(), kind, period, amount)).status).toBe(400);
});

test.each([
  ['luck', 'day'],
  ['loss', 'year'],
])('there is no limit of %s per %s', async (kind, period) => {
  expect((await setLimit(await client.register(), kind, period, '1')).status).toBe(404);
});

test('refuses the limits of another player', async () => {
  const [player, other] = [await client.register(), await client.register()];
  const params = { userId: other.id, kind: 'loss', period: 'day', id: 'x' };
  const sending = { params, token: player.token };
  const answers = await Promise.all([
    client.call('readLimits', sending),
    client.call('setLimit', { ...sending, body: { amount: '1' } }),
    client.call('keepLimit', sending),
    client.call('returnHeld', sending),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
