import type { CallResult } from '@tessera/shared-contracts/api';
import { type CallId, calls } from '@tessera/shared-contracts/api/schema';
import fc from 'fast-check';
import { parse } from 'valibot';
import {
  type Client,
  createClient,
  type Player,
  testAddress,
} from '../../../../../provider-sandbox/src/testing/client';
import { type PostgresServer, startPostgres } from '../../../../../provider-sandbox/src/testing/postgresServer';
import { type SandboxProcess, startSandboxProcess } from '../../../../../provider-sandbox/src/testing/sandboxProcess';
import type { WithdrawalCalls } from '../withdraw.api';
import type { Order, Payment } from './withdrawal.schema';
import { isSettled, noWithdrawal, type WithdrawalState } from './withdrawalMachine';
import { createWithdrawalRunner, type WithdrawalNews } from './withdrawalRunner';

let server: PostgresServer;
let sandbox: SandboxProcess;
let client: Client;

beforeAll(async () => {
  server = await startPostgres();
  sandbox = await startSandboxProcess({ DATABASE_URL: server.url, SEED: 'none', DATA_DIR: 'memory://' });
  client = createClient(sandbox.url);
});
afterAll(async () => {
  await sandbox?.stop();
  await server?.stop();
});

/** Fate of a call: delivered, or lost before or after the provider's work. */
type Fate = 'fine' | 'lost-before' | 'lost-after';

/** The site's calls over the network, with losses. */
function callsOf(player: Player, nextFate: () => Fate): WithdrawalCalls {
  async function call<Id extends CallId>(id: Id, sending: object): Promise<CallResult<never>> {
    const fate = nextFate();
    const lost = { error: { kind: 'unreachable', message: 'Lost.' } } as const;
    if (fate === 'lost-before') return lost;
    const { status, data } = await client.call(id, { token: player.token, ...sending });
    if (fate === 'lost-after') return lost;
    if (status >= 400) return { error: { kind: 'refused', status, message: String(data.message), data } };
    return { data: parse(calls[id].answer, data) as never, meta: { status } };
  }
  const params = { userId: player.id };
  return {
    requestCode: (body) => call('withdrawOtp', { params, body: { ...body, amount: Number(body.amount) } }),
    verifyCodes: (requestId, { otp }) => call('verifyOtp', { body: { requestId, otp } }),
    pay: (body) => call('withdraw', { params, body: { ...body, amount: Number(body.amount) } }),
    readTransactions: () => call('transactions', { params }),
  };
}

/** A tab of a player. `shared` is the state of all their tabs. */
function openTab(player: Player, shared: { payments: readonly Payment[] }, nextFate: () => Fate, now = Date.now) {
  let flow: WithdrawalState['flow'] = noWithdrawal.flow;
  const news: WithdrawalNews[] = [];
  const open = () =>
    createWithdrawalRunner({
      calls: callsOf(player, nextFate),
      state: {
        read: () => ({ flow, payments: shared.payments }),
        write: (next) => {
          flow = next.flow;
          shared.payments = next.payments;
        },
      },
      onNews: (one) => void news.push(one),
      now,
    });
  let runner = open();
  return {
    news,
    readFlow: () => flow,
    run: () => runner,
    reload: () => {
      runner.stop();
      runner = open();
      runner.interrupt();
    },
  };
}

const orderOf = (amount: string): Order => ({
  withdrawal: { currency: 'BTC', amount, address: testAddress },
  network: 'Bitcoin testnet',
});

/** The code of the newest mail about an amount. */
async function codeFor(player: Player, amount: string): Promise<string> {
  const { status, data } = await client.send('GET', `/__sandbox/mail?to=${encodeURIComponent(player.email)}`);
  // Under load the database may be too busy to answer.
  if (status === 503) return codeFor(player, amount);
  const mails = data as unknown as { text: string; code: string }[];
  return mails.find(({ text }) => text.includes(`${amount} BTC`))?.code ?? '000000';
}

/** Ids of the requests that the ledger has paid. */
const paidRequests = async (player: Player): Promise<readonly string[]> =>
  (await client.ledger(player)).entries.flatMap(({ kind, reference }) => (kind === 'withdrawal' ? [reference] : []));

async function expectSoundLedger(): Promise<void> {
  const { data } = await client.send('GET', '/__sandbox/ledger');
  expect(data).toMatchObject({ unbalanced: [], overdrawn: [], misstated: [] });
}

/** The state must match the ledger. */
function expectTruth(payments: readonly Payment[], news: readonly WithdrawalNews[], paid: readonly string[]): void {
  expect(new Set(paid).size).toBe(paid.length);
  for (const { id, status } of payments) {
    if (status === 'paid' || status === 'accepted') expect(paid).toContain(id);
    if (status === 'not-paid') expect(paid).not.toContain(id);
  }
  // No paid request is forgotten: it is accepted, found, or still polled for.
  for (const id of paid) expect(payments.map((payment) => payment.id)).toContain(id);
  expect(news.filter(({ type }) => type === 'accepted').length).toBeLessThanOrEqual(paid.length);
}

describe('for any actions and losses', () => {
  const doings = fc.array(
    fc.record({
      what: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('order' as const) },
        { weight: 4, arbitrary: fc.constantFrom('right-code' as const) },
        {
          weight: 4,
          arbitrary: fc.constantFrom(
            ...([
              'wrong-code',
              'impatient',
              'resend',
              'repeat',
              'cancel',
              'reload',
              'look',
              'dismiss',
              'wait',
            ] as const),
          ),
        },
      ),
      amount: fc.constantFrom('0.01', '0.02'),
      fates: fc.array(fc.constantFrom<Fate>('fine', 'fine', 'fine', 'lost-before', 'lost-after'), {
        minLength: 3,
        maxLength: 3,
      }),
    }),
    { minLength: 6, maxLength: 16 },
  );
  const hours = 3_600_000;
  let sent = 0;

  test('no request is paid twice, and the site’s state matches the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(doings, fc.constantFrom(0, 0, 2 * hours, -2 * hours), async (all, skewMs) => {
        const player = await client.register();
        await client.fund(player, 'BTC', '1');
        let offsetMs = skewMs;
        let fates: Fate[] = [];
        const shared = { payments: [] as readonly Payment[] };
        const dismissed: Payment[] = [];
        const tab = openTab(
          player,
          shared,
          () => fates.shift() ?? 'fine',
          () => Date.now() + offsetMs,
        );
        for (const { what, amount, fates: given } of all) {
          fates = [...given];
          const runner = tab.run();
          const flow = tab.readFlow();
          const known = shared.payments.length;
          const ordered = 'request' in flow ? flow.request.withdrawal.amount : amount;
          if (what === 'order') await runner.order(orderOf(amount));
          if (what === 'right-code') await runner.confirm({ otp: await codeFor(player, ordered), token: '' });
          if (what === 'wrong-code') await runner.confirm({ otp: '12', token: '' });
          if (what === 'impatient') {
            const otp = await codeFor(player, ordered);
            const first = runner.confirm({ otp, token: '' });
            runner.pause();
            await Promise.all([first, runner.confirm({ otp, token: '' }), runner.confirm({ otp, token: '' })]);
          }
          if (what === 'resend') await runner.resend();
          if (what === 'repeat') await runner.repeat();
          if (what === 'cancel') runner.cancel();
          if (what === 'reload') tab.reload();
          if (what === 'look') await runner.findLostPayments();
          if (what === 'dismiss') {
            const settled = shared.payments.filter(isSettled);
            for (const { id } of settled) runner.dismiss(id);
            dismissed.push(...settled);
          }
          if (what === 'wait') offsetMs += 200_000;
          sent += Math.max(0, shared.payments.length - known);
        }
        expectTruth([...shared.payments, ...dismissed], tab.news, await paidRequests(player));
      }),
      { numRuns: 25, endOnFailure: true },
    );
    await expectSoundLedger();
    // The runs reach payments.
    expect(sent).toBeGreaterThan(5);
  });
});

test('a hundred concurrent withdrawals of twenty players with random losses end as reported', async () => {
  const random = fc.sample(fc.constantFrom<Fate>('fine', 'fine', 'fine', 'lost-before', 'lost-after'), 5_000);
  const nextFate = () => random.pop() ?? 'fine';
  let offsetMs = 0;
  const now = () => Date.now() + offsetMs;

  /** Retries a withdrawal until it is accepted, or its answer is lost. */
  async function withdraw(player: Player, shared: { payments: readonly Payment[] }, amount: string) {
    const tab = openTab(player, shared, nextFate, now);
    for (let tries = 0; tries < 40; tries += 1) {
      const flow = tab.readFlow();
      if (tab.news.some(({ type }) => type === 'accepted' || type === 'answer-lost')) break;
      if (flow.step === 'form') await tab.run().order(orderOf(amount));
      else if (flow.step === 'asking') await tab.run().repeat();
      else if (flow.step === 'code') await tab.run().confirm({ otp: await codeFor(player, amount), token: '' });
    }
    return tab;
  }

  const players = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const player = await client.register();
      await client.fund(player, 'BTC', '1');
      return { player, shared: { payments: [] as readonly Payment[] } };
    }),
  );
  const amounts = ['0.01', '0.02', '0.03', '0.04', '0.05'];
  const tabs = await Promise.all(
    players.flatMap(({ player, shared }) => amounts.map((amount) => withdraw(player, shared, amount))),
  );
  expect(tabs).toHaveLength(100);

  const findLostPayments = async () => {
    for (const { player, shared } of players)
      await openTab(player, shared, () => 'fine', now)
        .run()
        .findLostPayments();
  };
  await findLostPayments();
  offsetMs = 240_000;
  await findLostPayments();
  let paidCount = 0;
  for (const { player, shared } of players) {
    const paid = await paidRequests(player);
    paidCount += paid.length;
    expectTruth(shared.payments, [], paid);
    expect(
      shared.payments
        .map(({ status }) => status)
        .filter((status) => !['accepted', 'paid', 'not-paid'].includes(status)),
    ).toEqual([]);
    const amountsPaid = shared.payments
      .filter(({ id }) => paid.includes(id))
      .map(({ withdrawal }) => withdrawal.amount);
    expect(new Set(amountsPaid).size).toBe(amountsPaid.length);
  }
  const accepted = tabs.filter(({ news }) => news.some(({ type }) => type === 'accepted')).length;
  expect(accepted).toBeGreaterThan(0);
  expect(paidCount).toBeGreaterThanOrEqual(accepted);
  expect(paidCount).toBeLessThanOrEqual(100);
  await expectSoundLedger();
});
