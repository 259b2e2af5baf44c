import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { parse } from 'valibot';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandboxProcess';
import { openTab, type TabClient } from '../../testing/tabs';

let shared: SandboxProcess;
let tab: TabClient;
let as: { readonly token: string; readonly params: { readonly userId: string } };

beforeAll(async () => {
  shared = await startSandboxProcess();
  tab = await openTab(shared.url);
});
afterAll(() => shared?.stop());

async function open(data: string): Promise<void> {
  const { status } = await tab.setState({ data, clock: 'frozen' });
  expect(status).toBe(200);
  as = await tab.signIn();
}
const transactions = async () => (await tab.call('transactions', as)).read().transactions;
const bets = async () => (await tab.call('bets', as)).read();
const balances = async () => (await tab.call('balance', as)).read().balances;

test('seeded: a history, bets that can be verified, balances, and a player with an authenticator app', async () => {
  await open('seeded');
  expect((await transactions()).readable.length).toBeGreaterThan(50);
  const { bets: page, total } = await bets();
  expect(total).toBe(60);
  const bet = (await tab.call('bet', { token: as.token, params: { id: page.readable[0]?.id ?? '' } })).read();
  expect(bet).toMatchObject({ isOwn: true, seeds: { serverSeed: expect.any(String) } });
  expect((await balances()).readable.map(({ currency }) => currency)).toContain('BTC');
  const { user } = await tab.signIn('two-factor-player');
  const login = (await tab.call('login', { body: { email: user.email, password: 'Tessera2026!' } })).read();
  const codeNow = async () => {
    const { data } = await tab.send('GET', `/__sandbox/users/${user.id}/authenticator`);
    return (data as unknown as { code: string }[])[0]?.code;
  };
  const verify = async (challengeId: unknown) =>
    (await tab.call('verifyLogin', { body: { challengeId, token: await codeNow() } })).read();
  expect((await verify(login.challengeId)).user?.id).toBe(user.id);
  // A clock that stands does not lock the player out.
  const again = (await tab.call('login', { body: { email: user.email, password: 'Tessera2026!' } })).read();
  expect((await verify(again.challengeId)).user?.id).toBe(user.id);
});

test('empty: players without balances, transactions and bets, who can log in', async () => {
  await open('empty');
  expect([(await transactions()).readable, (await bets()).total, (await balances()).readable]).toEqual([[], 0, []]);
  expect((await tab.call('readNotices', as)).data).toEqual({ notices: [], unread: 0 });
  const profile = (await tab.call('profile', as)).read();
  expect(profile).toMatchObject({ username: 'marcella', emailVerified: true });
  const login = await tab.call('login', { body: { email: 'second@tessera.test', password: 'Tessera2026!' } });
  expect(login.status).toBe(200);
});

test('many: 20,000 transactions and bets', async () => {
  await open('many');
  expect((await tab.call('transactions', { ...as, search: { limit: '10' } })).data.total).toBe(20_000);
  expect((await bets()).total).toBe(20_000);
  await open('seeded');
  expect((await bets()).total).toBe(60);
});

test('hostile: every call answers, with texts and amounts as they are stored', async () => {
  await open('hostile');
  expect((await tab.call('profile', as)).read().username).toContain('<img src=x onerror="alert(1)">');
  const list = (await transactions()).readable;
  expect(list.map(({ amount }) => amount)).toEqual(
    expect.arrayContaining(['9999999999999999999999.99999999', '0.00000001', '0.4']),
  );
  expect(list.some(({ status }) => status?.includes('مرحبا'))).toBe(true);
  expect((await bets()).total).toBe(60);
  expect((await balances()).readable[0]).toMatchObject({ currency: 'BTC' });
  for (const id of ['listSessions', 'readActivity', 'listPasskeys', 'seedPairs', 'readNotices'] as const) {
    const answer = await tab.call(id, as);
    expect([id, answer.status]).toEqual([id, 200]);
    answer.read();
  }
  const audit = (await tab.send('GET', '/__sandbox/ledger')).data;
  expect(audit).toMatchObject({ unbalanced: [], overdrawn: [], misstated: [] });
});

test('odd: one unreadable transaction, bet, balance and notice among the others', async () => {
  await open('seeded');
  const notices = async () => (await tab.call('readNotices', as)).read().notices;
  const before = [
    (await transactions()).readable.length,
    (await balances()).readable.length,
    (await bets()).total,
    (await notices()).readable.length,
  ];
  await open('odd');
  const lists = [
    parse(calls.transactions.answer, (await tab.call('transactions', as)).data).transactions,
    parse(calls.balance.answer, (await tab.call('balance', as)).data).balances,
    parse(extensionCalls.bets.answer, (await tab.call('bets', as)).data).bets,
    parse(extensionCalls.readNotices.answer, (await tab.call('readNotices', as)).data).notices,
  ];
  expect(lists.map(({ unreadable }) => unreadable)).toEqual([1, 1, 1, 1]);
  expect(lists.map(({ readable }) => readable.length + 1)).toEqual(before);
});
