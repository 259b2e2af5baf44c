import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { multiplyDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { fastClock, type Placed, placeBet } from '../../testing/automatic';
import { createClient } from '../../testing/client';
import { openGame } from '../../testing/games';
import { hourMs } from '../../testing/movedClock';
import { copyStartedData, startSandboxProcess } from '../../testing/sandboxProcess';

let folder: string;

beforeAll(async () => {
  folder = await copyStartedData();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a bet from before an exclusion is settled after it, and counts; another is not taken', async () => {
  const clock = join(folder, 'clock');
  const env = { DATA_DIR: folder, SEED: 'none', TEST_CLOCK: clock };
  const moveTo = (at: number) => writeFileSync(clock, new Date(at).toISOString());
  let at = Date.parse('2026-03-11T10:00:00Z');
  moveTo(at);
  let sandbox = await startSandboxProcess({ ...env, AUTOMATIC_BETTING_MS: '600000' });
  let client = createClient(sandbox.url);
  const player = await client.register('1');
  const session = await openGame(client, player, 'Automatic');
  const key = randomUUID();
  const placed = (await placeBet(client, session, key)).data as unknown as Placed;
  expect(placed.bet).not.toBeNull();
  const body = { length: '6m', proof: player.password } as const;
  const begun = await client.call('takeBreak', { params: { userId: player.id }, token: player.token, body });
  expect(begun.status).toBe(200);
  await sandbox.stop();

  at += hourMs;
  moveTo(at);
  sandbox = await startSandboxProcess({ ...env, ...fastClock });
  client = createClient(sandbox.url);
  const { data } = await client.call('login', { body: { email: player.email, password: player.password } });
  const own = { params: { userId: player.id }, token: String(data.token) };
  const settled = async () => (await client.call('bets', own)).read().bets.readable[0];
  let bet = await settled();
  while (bet === undefined) {
    at += 1000;
    moveTo(at);
    bet = await settled();
  }
  const net = subtractDecimals(bet.payout, bet.amount);
  const { sums } = await client.ledger(player);
  expect(subtractDecimals(sums.BTC ?? '', '1')).toBe(net);
  const { limits } = (await client.call('readLimits', own)).read();
  const lost = limits.readable.find(({ kind, period }) => kind === 'loss' && period === 'month');
  expect(lost?.used).toBe(subtractDecimals('0', multiplyDecimals(net, '65000')));
  expect((await placeBet(client, session, randomUUID())).status).toBe(403);
  await sandbox.stop();
});
