import { type Client, createClient, type Player, testAddress } from './client';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

const kills = 3;
const writersAtOnce = 6;

/**
 * The law of durability: what a sandbox acknowledged before it was killed in mid-write is there after its next start.
 *
 * @param readEnv settings that keep the data from one start to the next
 */
export function describeKills(readEnv: () => Readonly<Record<string, string>>): void {
  test('loses no acknowledged write when it is killed at any moment', async () => {
    const registered: Player[] = [];
    const withdrawn: { player: Player; id: string }[] = [];
    let sandbox: SandboxProcess = await startSandboxProcess({ ...readEnv() });
    for (let round = 0; round < kills; round += 1) {
      const client = createClient(sandbox.url);
      const writing = Array.from({ length: writersAtOnce }, () => writeUntilGone(client, registered, withdrawn));
      await untilWrites(registered, withdrawn);
      await sandbox.kill();
      await Promise.all(writing);
      sandbox = await startSandboxProcess({ ...readEnv() });
      await expectAll(createClient(sandbox.url), registered, withdrawn);
    }
    await sandbox.stop();
  }, 600_000);
}

/** Waits for some more acknowledged writes, then for a moment that nobody chose. */
async function untilWrites(...acknowledged: readonly (readonly unknown[])[]): Promise<void> {
  const wanted = acknowledged.map((writes) => writes.length + 1 + Math.floor(Math.random() * 4));
  while (acknowledged.some((writes, index) => writes.length < (wanted[index] ?? 0))) {
    await new Promise((done) => setTimeout(done, 5));
  }
  await new Promise((done) => setTimeout(done, Math.random() * 40));
}

async function writeUntilGone(client: Client, registered: Player[], withdrawn: { player: Player; id: string }[]) {
  const body = { currency: 'BTC', amount: 0.25, address: testAddress };
  try {
    for (;;) {
      const player = await client.register();
      registered.push(player);
      await client.fund(player, 'BTC', '1');
      await client.verifiedWithdrawal(player, body);
      const paid = await client.call('withdraw', { params: { userId: player.id }, token: player.token, body });
      if (paid.status === 200) withdrawn.push({ player, id: String(paid.data.transactionId) });
    }
  } catch {
    // The sandbox is gone: what it had not acknowledged it may have lost.
  }
}

async function expectAll(
  client: Client,
  registered: readonly Player[],
  withdrawn: readonly { player: Player; id: string }[],
) {
  const { data } = await client.send('GET', '/__sandbox/ledger');
  expect(data).toMatchObject({ unbalanced: [], overdrawn: [] });
  for (const player of registered) {
    const profile = await client.call('profile', { params: { userId: player.id }, token: player.token });
    expect(profile.read().username).toBe(player.username);
  }
  for (const { player, id } of withdrawn) {
    const answer = await client.call('transactions', { params: { userId: player.id }, token: player.token });
    expect(answer.read().transactions.readable.map(({ _id }) => _id)).toContain(id);
    expect((await client.ledger(player)).sums.BTC).toBe('0.75000000');
  }
}
