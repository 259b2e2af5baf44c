import { randomUUID } from 'node:crypto';
import { compareDecimals, multiplyDecimals } from '@tessera/shared-contracts/money';
import { createClient } from './client';
import { openDice, rollDice } from './games';
import { amountOf, unitsOf } from './limitBets';
import { startSandboxProcess } from './sandboxProcess';

const kills = 3;
const betsAtOnce = 40;
const [stakeUnits, limit] = [1_000, '65'];

/**
 * Tests that a stake and its count are one: the sandbox is killed at chosen and at random moments while bets are decided.
 *
 * @param readEnv settings that keep the data from one start to the next
 */
export function describeLimitKills(readEnv: () => Readonly<Record<string, string>>): void {
  test.each([
    ['before it is counted', 'insert into counted_money'],
    ['before its money moves', 'insert into ledger_transfers'],
    ['before its round is kept', 'insert into rounds'],
  ])('a stake that is decided on and killed %s is neither taken nor counted', async (_when, statement) => {
    let sandbox = await startSandboxProcess(readEnv());
    let client = createClient(sandbox.url);
    const player = await client.register('1');
    const own = { params: { userId: player.id }, token: player.token };
    const [session, key] = [await openDice(client, player), randomUUID()];
    const expectTaken = async (units: number) => {
      const { entries } = await client.ledger(player);
      const stakes = entries.filter(({ kind, amount }) => kind === 'round' && amount.startsWith('-'));
      expect(stakes.map(({ amount }) => -unitsOf(amount))).toEqual(units === 0 ? [] : [units]);
      const { limits } = (await client.call('readLimits', own)).read();
      const used = limits.readable.find((row) => row.kind === 'wager' && row.period === 'month')?.used ?? '';
      expect(compareDecimals(used, multiplyDecimals(amountOf(units), '65000'))).toBe(0);
    };
    await sandbox.stop();
    sandbox = await startSandboxProcess({ ...readEnv(), KILLED_BEFORE: statement });
    const bet = () => rollDice(createClient(sandbox.url), session, key, amountOf(stakeUnits));
    await expect(bet()).rejects.toThrow();
    expect(await sandbox.ended).toBeNull();
    sandbox = await startSandboxProcess(readEnv());
    client = createClient(sandbox.url);
    await expectTaken(0);
    expect((await bet()).status).toBe(200);
    await expectTaken(stakeUnits);
    await sandbox.stop();
  });

  test('a kill between the decision and the stake leaves neither alone, and the limit holds', async () => {
    let sandbox = await startSandboxProcess(readEnv());
    let client = createClient(sandbox.url);
    const player = await client.register('1');
    const own = { params: { userId: player.id }, token: player.token };
    const params = { ...own.params, kind: 'wager', period: 'month' };
    await client.call('setLimit', { ...own, params, body: { amount: limit } });
    const bets = (session: string) =>
      Array.from({ length: betsAtOnce }, () =>
        rollDice(client, session, randomUUID(), amountOf(stakeUnits)).catch(() => undefined),
      );
    for (let kill = 0; kill < kills; kill += 1) {
      const betting = bets(await openDice(client, player));
      await betting[kill];
      await new Promise((done) => setTimeout(done, Math.random() * 40));
      await sandbox.kill();
      const taken = (await Promise.all(betting)).filter((answer) => answer?.status === 200).length;
      sandbox = await startSandboxProcess(readEnv());
      client = createClient(sandbox.url);
      const { entries } = await client.ledger(player);
      const staked = entries
        .filter(({ kind, amount }) => kind === 'round' && amount.startsWith('-'))
        .reduce((sum, { amount }) => sum - unitsOf(amount), 0);
      const { limits } = (await client.call('readLimits', own)).read();
      const used = limits.readable.find((row) => row.kind === 'wager' && row.period === 'month')?.used ?? '';
      expect(staked).toBeGreaterThanOrEqual(taken * stakeUnits);
      expect(compareDecimals(used, multiplyDecimals(amountOf(staked), '65000'))).toBe(0);
      expect(compareDecimals(used, limit)).toBeLessThanOrEqual(0);
    }
    // The limit allows 100.
    for (let more = 0; more < 3; more += 1) await Promise.all(bets(await openDice(client, player)));
    const answers = await Promise.all(bets(await openDice(client, player)));
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 403));
    await sandbox.stop();
  }, 600_000);
}
