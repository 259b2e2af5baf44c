import { addDecimals, compareDecimals, divideDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { coinTerms } from '../wallet/terms/coinTerms';
import { type Client, testAddress } from './client';
import { mineInModel, returnInModel, type Wallet } from './withdrawalModel';

interface Real {
  readonly client: Client;
  readonly check: (wallet: Wallet) => Promise<void>;
}
type Command = fc.AsyncCommand<Wallet, Real>;

const terms = coinTerms.get('BTC/BTC')?.withdrawal;
const [minimum, fee, reviewFrom] = [terms?.minimum ?? '', terms?.fee ?? '', terms?.reviewFrom ?? ''];
const amountOf = (units: number) => divideDecimals(String(units), '100000000', 8);
const own = ({ player }: Wallet) => ({ params: { userId: player.id }, token: player.token });

/** A command that does something in both, after which both must agree. */
const command = (name: string, work: (wallet: Wallet, client: Client) => Promise<void>): Command => ({
  check: () => true,
  run: async (wallet, { client, check }) => {
    await work(wallet, client);
    await check(wallet);
  },
  toString: () => name,
});

const deposit = (units: number) =>
  command(`deposit ${amountOf(units)}`, async (wallet, client) => {
    const body = { userId: wallet.player.id, currency: 'BTC', amount: amountOf(units) };
    expect((await client.send('POST', '/__sandbox/deposits', { body })).status).toBe(201);
    wallet.deposits.push({ amount: amountOf(units), blocks: 0 });
  });

const mine = (blocks: number) =>
  command(`mine ${blocks}`, async (wallet, client) => {
    await client.mine(blocks);
    for (let block = 0; block < blocks; block += 1) mineInModel(wallet);
  });

/** Asks with a code, and three times for the payment. */
const ask = (units: number) =>
  command(`ask for ${amountOf(units)}`, async (wallet, client) => {
    const amount = amountOf(units);
    const body = { currency: 'BTC', amount: Number(amount), address: testAddress };
    const isAllowed = compareDecimals(amount, wallet.balance) <= 0 && compareDecimals(amount, minimum) >= 0;
    if (!isAllowed) {
      expect((await client.call('withdrawOtp', { ...own(wallet), body })).status).toBe(400);
      return;
    }
    await client.verifiedWithdrawal(wallet.player, body);
    const answers = await Promise.all([1, 2, 3].map(() => client.call('withdraw', { ...own(wallet), body })));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid).toHaveLength(1);
    const id = paid[0]?.read().transactionId ?? '';
    const state = compareDecimals(amount, reviewFrom) >= 0 ? 'review' : 'approved';
    wallet.balance = subtractDecimals(wallet.balance, amount);
    wallet.withdrawals.push({ id, amount, fee, arrives: subtractDecimals(amount, fee), state });
  });

const decide = (decision: 'approved' | 'refused') =>
  command(`review: ${decision}`, async (wallet, client) => {
    const reviewed = wallet.withdrawals.findLast(({ state }) => state === 'review');
    const body = { userId: wallet.player.id, decision };
    const answer = await client.send('POST', '/__sandbox/reviews', { body });
    expect(answer.status).toBe(reviewed === undefined ? 409 : 200);
    if (reviewed === undefined) return;
    if (decision === 'approved') reviewed.state = 'approved';
    else returnInModel(wallet, reviewed);
  });

const cancel = (place: number) =>
  command(`cancel ${place}`, async (wallet, client) => {
    const withdrawal = wallet.withdrawals.at(-1 - place);
    const { params, token } = own(wallet);
    const id = withdrawal?.id ?? 'none';
    const { status } = await client.call('cancelWithdrawal', { params: { ...params, id }, token });
    if (withdrawal === undefined) return expect(status).toBe(404);
    const isOpen = withdrawal.state === 'review' || withdrawal.state === 'approved';
    expect(status).toBe(isOpen ? 200 : 409);
    if (isOpen) returnInModel(wallet, withdrawal, 'vault');
  });

const end = (fate: 'failed' | 'refunded') =>
  command(`end as ${fate}`, async (wallet, client) => {
    const open = wallet.withdrawals.findLast(({ state }) => state !== 'done' && state !== 'returned');
    const body = { userId: wallet.player.id, status: fate };
    const { status } = await client.send('POST', '/__sandbox/withdrawals', { body });
    expect(status).toBe(open === undefined ? 409 : 200);
    if (open !== undefined) returnInModel(wallet, open);
  });

interface Move {
  readonly direction: 'in' | 'out';
  readonly units: number;
  /** How often it is sent at once, as if answers were lost. */
  readonly sends: number;
}
const sendMove = (wallet: Wallet, client: Client, { direction, units }: Move, key: string) => {
  const body = { currency: 'BTC', amount: amountOf(units), key };
  return direction === 'in'
    ? client.call('moveIntoVault', { ...own(wallet), body })
    : client.call('moveOutOfVault', { ...own(wallet), body: { ...body, proof: wallet.player.password } });
};
/** Moves at once between balance and vault: those that are acknowledged count, once each, however often they are sent. */
const moveAtOnce = (moves: readonly Move[]) =>
  command(
    `vault ${moves.map(({ direction, units, sends }) => `${direction} ${amountOf(units)} ×${sends}`)}`,
    async (wallet, client) => {
      const sent = await Promise.all(
        moves.map(async (move) => {
          const key = crypto.randomUUID();
          const answers = Array.from({ length: move.sends }, () => sendMove(wallet, client, move, key));
          return { ...move, key, statuses: (await Promise.all(answers)).map(({ status }) => status) };
        }),
      );
      for (const { direction, units, statuses } of sent) {
        const [from, to] = direction === 'in' ? (['balance', 'vault'] as const) : (['vault', 'balance'] as const);
        // Of several at once, the order decides which are refused.
        const isEnough = compareDecimals(amountOf(units), wallet[from]) <= 0;
        const allowed = moves.length === 1 ? [isEnough ? 200 : 400] : [200, 400];
        expect(statuses.filter((status) => !allowed.includes(status))).toEqual([]);
        if (!statuses.includes(200)) continue;
        wallet[from] = subtractDecimals(wallet[from], amountOf(units));
        wallet[to] = addDecimals(wallet[to], amountOf(units));
      }
      for (const { key, statuses, ...move } of sent) {
        if (statuses.includes(200)) expect((await sendMove(wallet, client, move, key)).status).toBe(200);
      }
    },
  );
const moving = fc
  .array(
    fc.record({
      direction: fc.constantFrom('in', 'out'),
      units: fc.integer({ min: 1, max: 200_000_000 }),
      sends: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(moveAtOnce);

const asking = fc
  .oneof(fc.constantFrom(49_999, 50_000, 100_000_000), fc.integer({ min: 50_001, max: 5_000_000 }))
  .map(ask);
const mining = fc.integer({ min: 1, max: 2 }).map(mine);
const cancelling = fc.nat(1).map(cancel);

/** Players, console and chain; what is listed twice comes more often, so that withdrawals are met in every state. */
export const withdrawalCommands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 5_000, max: 400_000_000 }).map(deposit),
  ...[asking, asking, asking],
  ...[mining, mining],
  ...[cancelling, cancelling],
  ...[moving, moving],
  fc.constantFrom('approved' as const, 'refused' as const).map(decide),
  fc.constantFrom('failed' as const, 'refunded' as const).map(end),
];
