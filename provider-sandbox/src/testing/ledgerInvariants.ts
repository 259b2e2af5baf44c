import { addDecimals, compareDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { type Client, createClient, type Player, testAddress } from './client';
import { openDice, rollDice } from './games';
import { amountOf, moneyStep } from './moneySteps';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

const many = 50;
const withdrawal = (amount: number) => ({ currency: 'BTC', amount, address: testAddress });
const statuses = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/**
 * Tests the invariants of money on one sandbox; run on each kind of database.
 *
 * @param readEnv the database's settings, known once the file's own `beforeAll` ran
 */
export function describeLedgerInvariants(readEnv: () => Readonly<Record<string, string>>): void {
  // A loaded machine may be slow with fifty calls at once.
  jest.setTimeout(60_000);
  let sandbox: SandboxProcess;
  let client: Client;

  beforeAll(async () => {
    sandbox = await startSandboxProcess(readEnv());
    client = createClient(sandbox.url);
  });
  afterAll(() => sandbox?.stop());
  afterEach(async () => {
    const { data } = await client.send('GET', '/__sandbox/ledger');
    expect(data).toMatchObject({ unbalanced: [], overdrawn: [], misstated: [] });
  });

  const balanceOf = async (player: Player) => (await client.ledger(player)).sums.BTC;
  const withdraw = (player: Player, amount: number) =>
    client.call('withdraw', { params: { userId: player.id }, token: player.token, body: withdrawal(amount) });
  const roll = (session: string, key: string, stake: string) => rollDice(client, session, key, stake);

  test('pays a verified request once under 50 simultaneous withdrawals', async () => {
    const player = await client.register('5');
    expect((await client.verifiedWithdrawal(player, withdrawal(0.1))).status).toBe(200);
    const answers = await times(many, () => withdraw(player, 0.1));
    expect(statuses(answers, 200)).toBe(1);
    expect(statuses(answers, 400)).toBe(many - 1);
    expect(await balanceOf(player)).toBe('4.90000000');
  });

  test('never overdraws when simultaneous verified requests exceed the balance', async () => {
    const player = await client.register('1');
    for (let index = 0; index < 15; index += 1) await client.verifiedWithdrawal(player, withdrawal(0.1));
    const answers = await times(15, () => withdraw(player, 0.1));
    expect(statuses(answers, 200)).toBe(10);
    expect(await balanceOf(player)).toBe('0.00000000');
  });

  test('accepts an e-mail code once under 50 simultaneous uses', async () => {
    const player = await client.register();
    await client.call('sendOtp', { body: { email: player.email } });
    const { code } = await client.newestMail(player.email);
    const answers = await times(many, () =>
      client.call('verifyEmail', { body: { email: player.email, otp: Number(code) } }),
    );
    expect(statuses(answers, 200)).toBe(1);
  });

  test('takes every repeat of a withdrawal code, and pays once', async () => {
    const player = await client.register('1');
    const opened = await client.call('withdrawOtp', {
      params: { userId: player.id },
      token: player.token,
      body: withdrawal(0.1),
    });
    const { requestId } = opened.read();
    const { code } = await client.newestMail(player.email);
    const answers = await times(many, () =>
      client.call('verifyOtp', { token: player.token, body: { requestId, otp: code } }),
    );
    expect(statuses(answers, 200)).toBe(many);
    const payments = await times(many, () => withdraw(player, 0.1));
    expect(statuses(payments, 200)).toBe(1);
    expect(await balanceOf(player)).toBe('0.90000000');
  });

  test('accepts an authenticator code once under simultaneous uses', async () => {
    const player = await client.register();
    const { secret } = (
      await client.call('enableTwoFactor', {
        token: player.token,
        body: { userId: player.id, proof: player.password },
      })
    ).read();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const answers = await times(20, () =>
      client.call('verifyTwoFactor', { token: player.token, body: { userId: player.id, token: Number(code) } }),
    );
    expect(statuses(answers, 200)).toBe(1);
  });

  test('plays a round once, however often its key is sent', async () => {
    const player = await client.register('1');
    const session = await openDice(client, player);
    const answers = await times(many, () => roll(session, 'the-same-key', '0.1'));
    expect(statuses(answers, 200)).toBe(many);
    expect(new Set(answers.map(({ data }) => (data.round as { id: string }).id)).size).toBe(1);
    const { entries } = await client.ledger(player);
    expect(entries.filter(({ kind, amount }) => kind === 'round' && amount.startsWith('-'))).toHaveLength(1);
  });

  test('replaces the seeds once for each of many simultaneous requests', async () => {
    const session = await openDice(client, await client.register());
    const rotate = (key: string) => client.send('POST', '/play/api/seeds', { token: session, body: { key } });
    const revealedBy = (answers: readonly { data: Record<string, unknown> }[]) =>
      new Set(answers.map(({ data }) => (data.revealed as { serverSeedHash: string }).serverSeedHash));
    const answers = await times(many, (index) => rotate(`rotation-${index}`));
    expect(statuses(answers, 200)).toBe(many);
    expect(revealedBy(answers).size).toBe(many);
    // A rotation happens once, however often it is requested.
    expect(revealedBy(await times(10, () => rotate('the-same-rotation'))).size).toBe(1);
  });

  test('stakes no more than the balance under simultaneous rounds', async () => {
    const player = await client.register('1');
    const session = await openDice(client, player);
    const answers = await times(many, (index) => roll(session, `round-number-${index}`, '0.3'));
    const played = answers.filter(({ status }) => status === 200).map(({ data }) => data.round as PlayedRound);
    const expected = played.reduce((sum, { payout, stake }) => addDecimals(sum, subtractDecimals(payout, stake)), '1');
    expect(compareDecimals((await balanceOf(player)) ?? '', expected)).toBe(0);
    expect(statuses(answers, 400)).toBe(many - played.length);
  });

  test('keeps each balance equal to the acknowledged changes under concurrent operations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moneyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
        const player = await client.register('2');
        const session = await openDice(client, player);
        const moves = await Promise.all(
          steps.map(async ({ kind, units }, index): Promise<string> => {
            const amount = amountOf(units);
            if (kind === 'deposit') {
              await client.fund(player, 'BTC', amount);
              return amount;
            }
            if (kind === 'roll') {
              const { status, data } = await roll(session, `law-round-${index}`, amount);
              const round = data.round as PlayedRound;
              return status === 200 ? subtractDecimals(round.payout, round.stake) : '0';
            }
            const verified = await client.verifiedWithdrawal(player, withdrawal(Number(amount))).catch(() => undefined);
            if (verified?.status !== 200) return '0';
            return (await withdraw(player, Number(amount))).status === 200 ? `-${amount}` : '0';
          }),
        );
        // Deposits of the other steps may still wait for a block.
        await client.mine(2);
        const expected = moves.reduce(addDecimals, '2');
        expect(compareDecimals((await balanceOf(player)) ?? '', expected)).toBe(0);
      }),
      { numRuns: 8 },
    );
  });
}

interface PlayedRound {
  readonly stake: string;
  readonly payout: string;
}
