import type { Player } from '../testing/client';
import { sandboxOfTests } from '../testing/ofTests';

let player: Player;

const { client } = sandboxOfTests({ WATCHERS_PER_NETWORK: '2' });
beforeAll(async () => {
  player = await client.register();
});

test('the number of long polls is limited, and one that is answered makes room', async () => {
  const poll = ({ id, token }: Player) => client.call('watchSession', { params: { userId: id }, token });
  const polls = [poll(player), poll(player), poll(player)];
  const refused = await Promise.race(polls);
  expect(refused).toMatchObject({ status: 503, data: { message: expect.stringContaining('Too many') } });
  await client.call('logout', { token: player.token });
  const statuses = (await Promise.all(polls)).map(({ status }) => status).sort();
  expect(statuses).toEqual([401, 401, 503]);
  expect((await poll(player)).status).toBe(401);
});
