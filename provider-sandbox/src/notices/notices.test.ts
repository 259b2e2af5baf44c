import { openEvents } from '../testing/automatic';
import type { Player } from '../testing/client';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { payment } from '../testing/successfulCalls';
import { noticeMessages } from './notices.messages';

const { client } = sandboxOfTests({ SANDBOX_ALLOW_CANCEL: '1' });
const { player, own } = playerOfTest(client);

const read = async (search: Readonly<Record<string, string>> = {}) =>
  (await client.call('readNotices', { ...own(), search })).read();
const markRead = (upTo = '', as = own()) => client.call('markNoticesRead', { ...as, body: { upTo } });
const kinds = async () => (await read()).notices.readable.map(({ kind }) => kind);
const deposit = (amount: string, to: Player = player, currency = 'BTC') => client.fund(to, currency, amount);
const review = (body: object) => client.send('POST', '/__sandbox/reviews', { body: { userId: player.id, ...body } });
async function withdraw(amount: number): Promise<string> {
  const body = { ...payment, amount };
  await client.verifiedWithdrawal(player, body);
  return (await client.call('withdraw', { ...own(), body })).read().transactionId ?? '';
}

describe('tells', () => {
  test('that a deposit is credited, or why it is not', async () => {
    await deposit('0.4');
    await deposit('0.00000001');
    const { notices, unread, next } = await read();
    expect(notices.readable).toMatchObject([
      { kind: 'deposit-failed', amount: '0.00000001', reason: expect.stringContaining('Below the minimum deposit') },
      { kind: 'deposit-credited', amount: '0.4', currency: 'BTC', read: false, transactionId: expect.any(String) },
    ]);
    expect([unread, next]).toEqual([2, undefined]);
  });

  test('each step of a withdrawal that the player waits for', async () => {
    await deposit('3');
    const id = await withdraw(0.1);
    await client.mine(2);
    expect((await read()).notices.readable.slice(0, 2)).toMatchObject([
      { kind: 'withdrawal-done', transactionId: id, amount: '0.1' },
      { kind: 'withdrawal-sent', transactionId: id },
    ]);
    await withdraw(1);
    await review({ decision: 'approved' });
    await client.send('POST', '/__sandbox/withdrawals', { body: { userId: player.id, status: 'failed' } });
    await withdraw(1);
    await review({ decision: 'refused', reason: 'On a list.' });
    const params = { ...own().params, id: await withdraw(0.2) };
    await client.call('cancelWithdrawal', { ...own(), params });
    expect((await kinds()).slice(0, 6)).toEqual([
      'withdrawal-cancelled',
      'withdrawal-refused',
      'withdrawal-in-review',
      'withdrawal-failed',
      'withdrawal-approved',
      'withdrawal-in-review',
    ]);
    expect((await read()).notices.readable[1]).toMatchObject({ reason: 'On a list.' });
  });

  test('what a stranger may have done to the account, and nothing of a registration or a logout', async () => {
    expect(await kinds()).toEqual([]);
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
    const { email, username, password } = player;
    const login = (await client.call('login', { body: { email, password }, headers })).read();
    await client.call('logout', { token: login.token ?? '' });
    const body = { username, oldPassword: password, newPassword: 'Ostia@Harbor1' };
    await client.call('changePassword', { token: player.token, body });
    expect((await read()).notices.readable).toMatchObject([
      { kind: 'password-changed' },
      { kind: 'login', browser: 'Firefox', system: 'Linux' },
    ]);
  });

  test('nothing of a payment that is rolled back', async () => {
    await deposit('0.3');
    await client.verifiedWithdrawal(player, { ...payment, amount: 0.3 });
    await client.verifiedWithdrawal(player, { ...payment, amount: 0.2 });
    const pay = (amount: number) => client.call('withdraw', { ...own(), body: { ...payment, amount } });
    expect([(await pay(0.2)).status, (await pay(0.3)).status]).toEqual([200, 400]);
    await client.mine(2);
    expect(await kinds()).toEqual(['withdrawal-done', 'withdrawal-sent', 'deposit-credited']);
  });
});

test('comes in pages, newest first', async () => {
  for (const amount of ['0.01', '0.02', '0.03']) await deposit(amount);
  const first = await read({ limit: '2' });
  expect(first.notices.readable.map(({ amount }) => amount)).toEqual(['0.03', '0.02']);
  const rest = await read({ limit: '2', before: first.next ?? '' });
  expect([rest.notices.readable.map(({ amount }) => amount), rest.next, rest.unread]).toEqual([['0.01'], undefined, 3]);
  expect((await client.call('readNotices', { ...own(), search: { limit: '101' } })).status).toBe(400);
});

test('what is read is read in every session, and never becomes unread again', async () => {
  for (const amount of ['0.01', '0.02', '0.03']) await deposit(amount);
  const { email, password } = player;
  const other = (await client.call('login', { body: { email, password } })).read();
  const asOther = { params: own().params, token: other.token ?? '' };
  const [, newest, , oldest] = (await read()).notices.readable;
  expect((await markRead(newest?.id)).read()).toEqual({ unread: 1 });
  expect((await markRead(oldest?.id, asOther)).read()).toEqual({ unread: 1 });
  const ofOther = (await client.call('readNotices', asOther)).read();
  expect(ofOther).toEqual(await read());
  expect(ofOther.notices.readable.map((notice) => notice.read)).toEqual([false, true, true, true]);
});

test('pages of the player hear of new notices, and of those that were read elsewhere', async () => {
  const url = `${client.url}/wallet-service/api/wallet/${player.id}/events`;
  const watcher = await openEvents(url, { authorization: `Bearer ${player.token}` });
  const heard = () => watcher.received.filter(({ name }) => name === 'notices-changed');
  await deposit('0.1');
  await watcher.until(() => heard().length === 1);
  const [notice] = (await read()).notices.readable;
  await markRead(notice?.id);
  await watcher.until(() => heard().length === 2);
  // Nothing changes.
  await markRead(notice?.id);
  expect(heard().map(({ data }) => data)).toEqual([{}, {}]);
  await watcher.close();
});

test('belongs to its player', async () => {
  await deposit('0.1');
  const [notice] = (await read()).notices.readable;
  const stranger = await client.register();
  const asStranger = { params: { userId: stranger.id }, token: stranger.token };
  expect((await client.call('readNotices', { ...own(), token: stranger.token })).status).toBe(403);
  expect((await markRead(notice?.id, { ...own(), token: stranger.token })).status).toBe(403);
  expect(await markRead(notice?.id, asStranger)).toMatchObject({
    status: 404,
    data: { message: noticeMessages.unknown },
  });
  expect((await client.call('readNotices', { params: own().params })).status).toBe(401);
  expect((await read()).unread).toBe(1);
});

describe('by mail', () => {
  const mails = async () => {
    const { data } = await client.send('GET', `/__sandbox/mail?to=${encodeURIComponent(player.email)}`);
    return (data as unknown as { subject: string }[]).map(({ subject }) => subject);
  };
  const prefer = (body: object) => client.call('savePreferences', { ...own(), body });

  test('deposits come once the player wants them', async () => {
    await deposit('0.1');
    await prefer({ mailDeposits: true });
    await deposit('0.2');
    await deposit('0.00000001');
    expect(await mails()).toEqual([
      'Your deposit of 0.00000001 BTC was not credited',
      'Your deposit of 0.2 BTC was credited',
    ]);
    expect((await client.newestMail(player.email)).text).toContain('Below the minimum deposit');
  });

  test('withdrawals come until the player does not want them; security always comes', async () => {
    await deposit('1');
    await withdraw(0.1);
    await client.mine(1);
    expect((await mails())[0]).toBe('Your withdrawal of 0.1 BTC was sent');
    await prefer({ mailWithdrawals: false });
    await client.mine(1);
    expect((await mails())[0]).toBe('Your withdrawal of 0.1 BTC was sent');
    expect((await kinds())[0]).toBe('withdrawal-done');
    await client.call('login', { body: { email: player.email, password: player.password } });
    expect((await mails())[0]).toBe('New login to your account');
  });
});

describe('without the extension', () => {
  const { client: plain } = sandboxOfTests({ SANDBOX_EXTENSIONS: 'withdrawals,events' });

  test('there are no calls', async () => {
    const { id, token } = await plain.register('1');
    expect((await plain.call('readNotices', { params: { userId: id }, token })).status).toBe(404);
  });
});
