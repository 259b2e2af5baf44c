import { addDecimals, compareDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { type Client, createClient } from './client';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';
import { withdrawalCommands } from './withdrawalCommands';
import { type Books, newWallet, readBooks, type Wallet } from './withdrawalModel';

/** Every way that a withdrawal may take: none skipped, none back. */
const lawful =
  /^asked( review)?( approved)?(( sent( confirming)?)? (refused|failed) returned| cancelled returned)?$|^asked( review)? approved sent( confirming( done)?)?$/;
const statuses: ReadonlyMap<string, string> = new Map([
  ['asked', 'waiting'],
  ['review', 'waiting'],
  ['approved', 'waiting'],
  ['sent', 'sending'],
  ['confirming', 'sending'],
  ['done', 'finished'],
  ['refused', 'refunded'],
  ['failed', 'failed'],
  ['cancelled', 'refunded'],
]);

/**
 * Tests the laws of withdrawals by arbitrary commands of players, console and chain; run on each kind of database.
 *
 * @param readEnv the database's settings, known once the file's own `beforeAll` ran
 */
export function describeWithdrawalLaws(readEnv: () => Readonly<Record<string, string>>): void {
  jest.setTimeout(120_000);
  let sandbox: SandboxProcess;
  let client: Client;

  beforeAll(async () => {
    sandbox = await startSandboxProcess({ ...readEnv(), SANDBOX_ALLOW_CANCEL: '1' });
    client = createClient(sandbox.url);
  });
  afterAll(() => sandbox?.stop());

  /** What the sandbox says of each withdrawal, and where the ledger has the money. */
  async function check({ player, balance, vault, withdrawals, credited }: Wallet, before: Books): Promise<void> {
    for (const { id, amount, state } of withdrawals) {
      const sending = { params: { userId: player.id, id }, token: player.token };
      const detail = (await client.call('transactionDetail', sending)).read();
      expect(compareDecimals(addDecimals(detail.fee ?? '', detail.arrives ?? ''), amount)).toBe(0);
      const states = detail.steps.readable.map((step) => step.state);
      expect(states.join(' ')).toMatch(lawful);
      expect(states.at(-1)).toBe(state);
      expect(detail.status).toBe(statuses.get(states.filter((name) => name !== 'returned').at(-1) ?? ''));
      expect(detail.hash === null).toBe(!states.includes('sent'));
    }
    const sum = (states: readonly string[], part: 'arrives' | 'fee') =>
      withdrawals
        .filter(({ state }) => states.includes(state))
        .reduce((total, one) => addDecimals(total, one[part]), '0');
    const books = await readBooks(client, player);
    const moved = (kind: keyof Books) => subtractDecimals(books[kind], before[kind]);
    const arrived = sum(['confirming', 'done'], 'arrives');
    for (const [kind, expected] of [
      ['withdrawals', sum(['review', 'approved'], 'arrives')],
      ['fees', sum(['review', 'approved', 'confirming', 'done'], 'fee')],
      ['chain', subtractDecimals(arrived, credited)],
    ] as const) {
      expect([kind, fix(moved(kind))]).toEqual([kind, fix(expected)]);
    }
    expect([fix(books.player), fix(books.vault)]).toEqual([fix(balance), fix(vault)]);
    expect(compareDecimals((Object.keys(books) as (keyof Books)[]).map(moved).reduce(addDecimals), '0')).toBe(0);
  }
  const fix = (amount: string) => addDecimals(amount, '0');

  test('no sequence skips a state, pays twice, or loses a coin between balance, vault, review and chain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(withdrawalCommands, { maxCommands: 20, size: 'max' }), async (commands) => {
        const model = newWallet(await client.register('3'), '3');
        // What others have under way is done first.
        await client.mine(3);
        const before = await readBooks(client, model.player);
        const real = { client, check: (wallet: Wallet) => check(wallet, before) };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        expect((await client.send('GET', '/__sandbox/ledger')).data).toMatchObject({
          unbalanced: [],
          overdrawn: [],
          misstated: [],
        });
      }),
      { numRuns: 20 },
    );
  });

  test('a withdrawal that is cancelled while a block is mined is in the vault or arrives, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = await client.register('1');
      const body = { currency: 'BTC', amount: 0.1, address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' };
      await client.verifiedWithdrawal(player, body);
      const own = { params: { userId: player.id }, token: player.token };
      const { transactionId: id = '' } = (await client.call('withdraw', { ...own, body })).read();
      const one = { ...own, params: { ...own.params, id } };
      const cancel = () => client.call('cancelWithdrawal', one);
      const answers = await Promise.all([cancel(), client.mine(1), cancel(), cancel()]);
      await client.mine(2);
      const { status } = (await client.call('transactionDetail', one)).read();
      const isCancelled = answers.some((answer, index) => index !== 1 && answer.status === 200);
      expect(status).toBe(isCancelled ? 'refunded' : 'finished');
      expect((await client.ledger(player)).sums.BTC).toBe('0.90000000');
      const vault = (await client.call('readVault', own)).read();
      expect(vault.balances.readable.map(({ amount }) => amount)).toEqual(isCancelled ? ['0.1'] : []);
    }
  });
}
