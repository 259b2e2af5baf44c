import { statementMovements } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals, compareDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { type Client, createClient, testAddress } from './client';
import { openGame, playMinesBySteps, playSample } from './games';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

const dayMs = 24 * 60 * 60_000;
/** The day that is so many days before today, in UTC. */
const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const sumOf = (amounts: readonly string[]) => amounts.reduce(addDecimals, '0');

/**
 * Tests the laws of statements on one sandbox, for the seeded player's month and rounds of today; run on each kind of database.
 *
 * @param readEnv the database's settings, known once the file's own `beforeAll` ran
 */
export function describeStatementLaws(readEnv: () => Readonly<Record<string, string>>): void {
  let sandbox: SandboxProcess;
  let client: Client;
  let player: { readonly id: string; readonly token: string };
  let entries: Awaited<ReturnType<Client['ledger']>>['entries'];

  beforeAll(async () => {
    sandbox = await startSandboxProcess(readEnv());
    client = createClient(sandbox.url);
    const { data } = await client.send('POST', '/__sandbox/sessions', { body: { player: 'player' } });
    const { token, user } = data as { token: string; user: { id: string; email: string; username: string } };
    player = { token, id: user.id };
    const session = await openGame(client, { ...user, token, password: '' }, 'Dice');
    for (const key of ['the-first-roll', 'the-second-roll']) await playSample(client, { session, name: 'Dice', key });
    const mines = await openGame(client, { ...user, token, password: '' }, 'Mines');
    await playMinesBySteps(client, mines, 'by-steps');
    const own = { params: { userId: player.id }, token: player.token };
    for (const amount of ['0.004', '0.001']) {
      await client.call('moveIntoVault', { ...own, body: { currency: 'BTC', amount } });
    }
    await client.call('moveOutOfVault', { ...own, body: { currency: 'BTC', amount: '0.002', proof: 'Tessera2026!' } });
    entries = (await client.ledger(player)).entries;
  });
  afterAll(() => sandbox?.stop());

  const read = async (from: string, to: string) => {
    const sending = { params: { userId: player.id }, token: player.token, search: { from, to } };
    return (await client.call('statement', sending)).read().coins.readable;
  };

  test('opening + all movements = closing, equal to the ledger, for every range of days', async () => {
    const daysAgo = fc.integer({ min: -2, max: 33 });
    await fc.assert(
      fc.asyncProperty(daysAgo, daysAgo, async (one, other) => {
        const [from, to] = [dayOf(Math.max(one, other)), dayOf(Math.min(one, other))];
        const until = entries.filter(({ createdAt }) => createdAt.slice(0, 10) <= to);
        const coins = await read(from, to);
        expect(coins.map(({ currency }) => currency)).toEqual(
          [...new Set(until.map((entry) => entry.currency))].sort(),
        );
        for (const coin of coins) {
          const own = until.filter(({ currency }) => currency === coin.currency);
          const before = own.filter(({ createdAt }) => createdAt.slice(0, 10) < from);
          const movements = sumOf(statementMovements.map((name) => coin[name]));
          const within = own.filter((entry) => !before.includes(entry));
          const of = (...kinds: string[]) =>
            within.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount);
          for (const [said, expected] of [
            [coin.opening, before.map(({ amount }) => amount)],
            [coin.closing, own.map(({ amount }) => amount)],
            [addDecimals(coin.opening, movements), [coin.closing]],
            [coin.deposits, of('deposit')],
            [coin.withdrawals, of('withdrawal', 'refund')],
            [coin.fees, of('fee', 'fee-refund')],
            [coin.vault, of('vault-in', 'vault-out')],
            [coin.rewards, of('reward', 'rakeback')],
            [coin.staked, of('round').filter((amount) => amount.startsWith('-'))],
            [coin.returned, [...of('round').filter((amount) => !amount.startsWith('-')), ...of('payout')]],
          ] as const) {
            expect([coin.currency, compareDecimals(said, sumOf(expected)), said]).toEqual([coin.currency, 0, said]);
          }
          expect(coin).toMatchObject({ held: '0' });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a statement until today closes with the balance', async () => {
    const { sums } = await client.ledger(player);
    const closing = (await read('2020-01-01', dayOf(-1))).map((coin) => [coin.currency, coin.closing]);
    expect(closing.map(([currency = '', amount = '']) => compareDecimals(amount, sums[currency] ?? ''))).toEqual(
      closing.map(() => 0),
    );
    expect(closing.length).toBe(Object.keys(sums).length);
  });

  test.each([
    [{}, 400],
    [{ from: '2025-11-01' }, 400],
    [{ from: '2025-02-30', to: '2025-03-01' }, 400],
    [{ from: '2025-11-01', to: '1 November' }, 400],
    [{ from: '2025-11-02', to: '2025-11-01' }, 400],
    [{ from: '2999-12-31', to: '2999-12-31' }, 200],
  ])('%j answers %i', async (search: Record<string, string>, status) => {
    const sending = { params: { userId: player.id }, token: player.token, search };
    expect((await client.call('statement', sending)).status).toBe(status);
  });

  test('is the caller’s own, and not of a withdrawal that was returned', async () => {
    const other = await client.register();
    const search = { from: dayOf(1), to: dayOf(-1) };
    const ofOther = { params: { userId: other.id }, search };
    expect((await client.call('statement', { ...ofOther, token: player.token })).status).toBe(403);
    expect((await client.call('statement', ofOther)).status).toBe(401);
    await client.fund(other, 'BTC', '1');
    const body = { currency: 'BTC', amount: 0.4, address: testAddress };
    await client.verifiedWithdrawal(other, body);
    await client.call('withdraw', { params: { userId: other.id }, token: other.token, body });
    const readOther = async () =>
      (await client.call('statement', { ...ofOther, token: other.token })).read().coins.readable;
    expect(await readOther()).toMatchObject([
      { deposits: '1', withdrawals: '-0.3999', fees: '-0.0001', closing: '0.6' },
    ]);
    await client.send('POST', '/__sandbox/withdrawals', { body: { userId: other.id, status: 'refunded' } });
    expect(await readOther()).toMatchObject([{ withdrawals: '0', fees: '0', closing: '1' }]);
  });
}
