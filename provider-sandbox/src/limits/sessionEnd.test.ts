import type { Player } from '../testing/client';
import { dayMs, movedSandboxOfTests } from '../testing/movedClock';

const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z');

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const login = async ({ email, password }: Player) =>
  (await client.call('login', { body: { email, password } })).read().token ?? '';

test('the sessions that a break has ended say so, on every device, for as long as it lasts', async () => {
  const player = await client.register();
  const other = { ...player, token: await login(player) };
  await client.call('takeBreak', { ...own(player), body: { length: '1d', proof: player.password } });
  for (const device of [player, other]) {
    expect(await client.call('balance', own(device))).toMatchObject({
      status: 401,
      data: { sessionEnded: 'break', message: expect.stringMatching(/on a break.* Mar 12, 2026 · 10:00 UTC/) },
    });
  }
  clock.moveBy(dayMs);
  expect((await client.call('balance', own(player))).data).toMatchObject({ sessionEnded: 'over' });
});

test('so do those of a closed account', async () => {
  const player = await client.register();
  await client.call('closeAccount', { ...own(player), body: { proof: player.password } });
  expect(await client.call('balance', own(player))).toMatchObject({
    status: 401,
    data: { sessionEnded: 'closed', message: 'This account is closed.' },
  });
});

test('a session that ended otherwise says nothing of a break', async () => {
  const player = await client.register();
  const token = await login(player);
  await client.call('logout', { token });
  clock.moveBy(1);
  await client.call('takeBreak', { ...own(player), body: { length: '1d', proof: player.password } });
  const { status, data } = await client.call('balance', own({ ...player, token }));
  expect([status, data]).toEqual([401, { message: 'Please log in to continue.' }]);
});
