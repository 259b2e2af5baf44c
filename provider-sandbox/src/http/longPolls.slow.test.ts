import { type Client, createClient, type Player } from '../testing/client';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';

let sandbox: SandboxProcess;
let client: Client;
let player: Player;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ WATCHERS_PER_NETWORK: '2' });
  client = createClient(sandbox.url);
  player = await client.register();
});
afterAll(() => sandbox?.stop());

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
