import { joinXrpAddress } from '@tessera/shared-contracts/addresses';
import { Secret, TOTP } from 'otpauth';
import { type Player, testAddress } from '../../testing/client';
import { clockOfTests } from '../../testing/clockOfTests';
import { playerOfTest, sandboxOfTests } from '../../testing/ofTests';
import { payment } from '../../testing/successfulCalls';
import { walletMessages } from '../wallet.messages';

const hourMs = 60 * 60_000;
const { client } = sandboxOfTests();
const { now, wait } = clockOfTests(client);
const { player, own } = playerOfTest(client, '1');

const cold = { name: 'Cold storage', currency: 'BTC', network: 'BTC', address: testAddress };
const add = (change: object = {}) =>
  client.call('addAddress', { ...own(), body: { ...cold, proof: player.password, ...change } });
const read = async () => (await client.call('readAddresses', own())).read();
const setOnly = (only: boolean, proof = player.password) =>
  client.call('setBookOnly', { ...own(), body: only ? { only } : { only, proof } });
const ask = (body: object = payment) => client.call('withdrawOtp', { ...own(), body });
const pay = () => client.call('withdraw', { ...own(), body: payment });
const messageOf = ({ status, data }: { status: number; data: Record<string, unknown> }) => [status, data.message];
const changePassword = async (by: Player = player) => {
  const newPassword = 'Ostia@Harbor1';
  const body = { username: by.username, oldPassword: by.password, newPassword };
  expect((await client.call('changePassword', { token: by.token, body })).status).toBe(200);
  return newPassword;
};
const linkIn = (text: string) => /http\S+/.exec(text)?.[0].replace(client.url, '') ?? '';
const told = async () =>
  (await client.call('readNotices', own()))
    .read()
    .notices.readable.flatMap(({ kind, name }) =>
      kind === 'address-usable' || kind === 'withdrawals-open' ? [[kind, name]] : [],
    );
const fromOf = (moment: string | null | undefined) => (new Date(moment ?? '').getTime() - now().getTime()) / hourMs;

test('keeps addresses in their one spelling, with coin, network and tag', async () => {
  expect(await read()).toMatchObject({
    only: false,
    onlyUntil: null,
    holdUntil: null,
    waitSeconds: 86_400,
    proof: 'password',
  });
  const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
  expect((await add({ address: ` ${testAddress.toUpperCase()} `, name: ' Cold storage ' })).status).toBe(200);
  expect(
    (
      await add({
        name: 'Exchange',
        currency: 'XRP',
        network: 'XRP',
        address: joinXrpAddress({ account, tag: 12 }, 'test'),
      })
    ).status,
  ).toBe(200);
  expect((await read()).addresses.readable).toMatchObject([
    { ...cold, tag: null },
    { name: 'Exchange', currency: 'XRP', address: account, tag: 12 },
  ]);
});

test.each([
  ['an address with a typo', { address: testAddress.replace('z', 'x') }, 400],
  ['an address of another network', { currency: 'USDT', network: 'TRC20', address: testAddress }, 400],
  ['an address that nobody owns', { address: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' }, 400],
  ['an unknown coin', { currency: 'PEPE' }, 400],
  ['an unknown network', { network: 'TRC20' }, 400],
  ['no name', { name: ' \u200b ' }, 400],
  ['a name of 41 characters', { name: 'x'.repeat(41) }, 400],
  ['a wrong password', { proof: 'Another2026!' }, 400],
])('refuses %s', async (_, change, status) => {
  expect((await add(change)).status).toBe(status);
  expect((await read()).addresses.readable).toEqual([]);
});

test('has an address and a name once, also of several requests at the same time', async () => {
  const answers = await Promise.all([add(), add(), add({ name: 'Another name', address: testAddress.toUpperCase() })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const other = await add({ name: 'COLD STORAGE', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' });
  const [kept] = (await read()).addresses.readable;
  if (kept?.name === cold.name)
    expect(messageOf(other)).toEqual([409, walletMessages.addressNameTaken('COLD STORAGE')]);
});

test('has room for 100 addresses', async () => {
  const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
  const addTagged = (tag: number) =>
    add({ name: `Tag ${tag}`, currency: 'XRP', network: 'XRP', address: joinXrpAddress({ account, tag }, 'test') });
  for (let tag = 1; tag <= 100; tag += 1) expect((await addTagged(tag)).status).toBe(200);
  expect(messageOf(await addTagged(101))).toEqual([409, walletMessages.bookFull(100)]);
});

describe('with only the book', () => {
  test('pays to no other address, not even one whose code was confirmed before', async () => {
    await client.verifiedWithdrawal(player, payment);
    expect((await setOnly(true)).status).toBe(200);
    expect(messageOf(await pay())).toEqual([403, walletMessages.bookOnly(null)]);
    expect(messageOf(await ask())).toEqual([403, walletMessages.bookOnly(null)]);
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });

  test('a new address waits for a day, however it is written, and one that was in it before does not', async () => {
    await add();
    await setOnly(true);
    expect((await ask()).status).toBe(200);
    const address = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
    const { data } = await add({ name: 'New', address });
    const [, entry] = (await read()).addresses.readable;
    expect(fromOf(entry?.usableFrom)).toBeCloseTo(24, 1);
    const from = new Date(entry?.usableFrom ?? '');
    expect(data.message).toBe(walletMessages.addressAdded('New', from));
    await wait(23.9);
    const body = { ...payment, address: address.toUpperCase() };
    const refused = await ask(body);
    expect(messageOf(refused)).toEqual([403, walletMessages.addressOnHold('New', from)]);
    expect(refused.data.until).toBe(from.toISOString());
    await wait(0.2);
    expect((await client.verifiedWithdrawal(player, body)).status).toBe(200);
    expect((await client.call('withdraw', { ...own(), body })).status).toBe(200);
  });

  test('is over a day after it was turned off with a proof, unless it is turned on meanwhile', async () => {
    await setOnly(true);
    expect((await setOnly(false, 'Another2026!')).data.field).toBe('proof');
    await setOnly(false);
    expect((await client.newestMail(player.email)).subject).toMatch(/any address/);
    await wait(12);
    // A second time does not begin the day again.
    await setOnly(false);
    const { only, onlyUntil } = await read();
    expect([only, Math.round(fromOf(onlyUntil))]).toEqual([true, 12]);
    expect(messageOf(await ask())).toEqual([403, walletMessages.bookOnly(new Date(onlyUntil ?? ''))]);
    await setOnly(true);
    await wait(13);
    expect((await ask()).status).toBe(403);
    await setOnly(false);
    // An address on hold is never worse off than one outside of the book.
    await wait(1);
    await add();
    await wait(23.5);
    expect((await read()).only).toBe(false);
    expect((await ask()).status).toBe(200);
  });
});

describe('after a change of the password', () => {
  test('addresses outside of the book wait for a day, and adding them is no way around', async () => {
    const address = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
    await add({ name: 'Before', address });
    const proof = await changePassword();
    const { holdUntil } = await read();
    expect(fromOf(holdUntil)).toBeCloseTo(24, 1);
    const end = new Date(holdUntil ?? '');
    expect(messageOf(await ask())).toEqual([403, walletMessages.securityChanged(end)]);
    expect((await ask({ ...payment, address })).status).toBe(200);
    await add({ proof });
    expect(messageOf(await ask())).toEqual([403, walletMessages.addressOnHold(cold.name, end)]);
    await wait(24);
    expect(await read()).toMatchObject({ holdUntil: null });
    expect((await ask()).status).toBe(200);
  });

  test('a second factor or a reset password holds as well', async () => {
    const { secret } = (
      await client.call('enableTwoFactor', { token: player.token, body: { userId: player.id, proof: player.password } })
    ).read();
    expect((await ask()).status).toBe(200);
    const token = Number(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() }));
    await client.call('verifyTwoFactor', { token: player.token, body: { userId: player.id, token } });
    expect((await ask()).status).toBe(403);

    const other = await client.register('1');
    await client.call('forgotPassword', { body: { email: other.email } });
    const { code } = await client.newestMail(other.email);
    await client.call('resetPassword', { body: { email: other.email, code, newPassword: 'Ostia@Harbor1' } });
    const login = await client.call('login', { body: { email: other.email, password: 'Ostia@Harbor1' } });
    const as = { params: { userId: other.id }, token: login.read().token ?? '' };
    expect((await client.call('withdrawOtp', { ...as, body: payment })).status).toBe(403);
  });
});

describe('the bell tells once that a hold has ended', () => {
  test('of an address that is still in the book, and had to wait', async () => {
    await add({ name: 'Never held' });
    await setOnly(true);
    await add({ name: 'New', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' });
    await add({ name: 'Removed', address: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' });
    const { addresses } = await read();
    const id = addresses.readable.find(({ name }) => name === 'Removed')?.id ?? '';
    await client.call('removeAddress', { ...own(), params: { ...own().params, id } });
    await wait(23.9);
    expect(await told()).toEqual([]);
    await wait(0.2);
    await wait(24);
    expect(await told()).toEqual([['address-usable', 'New']]);
  });

  test('after the latest change of the security, unless only the book is on', async () => {
    const newPassword = await changePassword();
    await wait(12);
    await client.call('changePassword', {
      token: player.token,
      body: { username: player.username, oldPassword: newPassword, newPassword: player.password },
    });
    await setOnly(true);
    await wait(12.1);
    expect(await told()).toEqual([]);
    await setOnly(false);
    await wait(23.9);
    expect(await told()).toEqual([]);
    await wait(0.2);
    await wait(24);
    expect(await told()).toEqual([['withdrawals-open', undefined]]);
  });
});

describe('the mail about a new address', () => {
  test('has a link that removes it without a login, only by the button of its page, once', async () => {
    await add({ name: 'Mine <b>' });
    const { subject, text } = await client.newestMail(player.email);
    expect(subject).toContain('Mine <b>');
    expect(text).toContain(testAddress);
    const path = linkIn(text);
    for (const method of ['HEAD', 'GET', 'GET']) {
      const page = await client.send(method, path);
      expect(page.status).toBe(200);
      if (method === 'GET') expect(page.text).toContain('Mine &lt;b&gt;');
    }
    expect((await read()).addresses.readable).toHaveLength(1);
    // As a browser sends the form: the page's address is sent to nobody.
    const headers = { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' };
    const press = () => fetch(client.url + path, { method: 'POST', headers, body: '' });
    expect((await press()).status).toBe(200);
    expect((await read()).addresses.readable).toEqual([]);
    expect((await press()).status).toBe(404);
    expect((await client.send('GET', path)).status).toBe(404);
    await add();
    expect((await press()).status).toBe(404);
    expect((await read()).addresses.readable).toHaveLength(1);
  });

  test('names no foreign host, whatever the request says of itself', async () => {
    await client.call('addAddress', {
      ...own(),
      body: { ...cold, proof: player.password },
      headers: { 'x-forwarded-host': 'elsewhere.test' },
    });
    expect(linkIn((await client.newestMail(player.email)).text)).toMatch(/^\/wallet-service\//);
  });
});

test('removes an address of its own player alone', async () => {
  await add();
  const [entry] = (await read()).addresses.readable;
  const id = entry?.id ?? '';
  const other = await client.register();
  const as = { token: other.token, params: { userId: other.id, id } };
  expect((await client.call('removeAddress', as)).status).toBe(404);
  expect((await client.call('removeAddress', { ...as, params: { userId: player.id, id } })).status).toBe(403);
  expect((await client.call('removeAddress', { ...own(), params: { ...own().params, id } })).status).toBe(200);
  expect((await read()).addresses.readable).toEqual([]);
});

test('every mail begins with the phrase of the player', async () => {
  const save = (antiPhishingPhrase: string) =>
    client.call('savePreferences', { ...own(), body: { antiPhishingPhrase } });
  expect((await save('Blue heron\nat dawn')).status).toBe(400);
  expect((await save('x'.repeat(41))).status).toBe(400);
  expect((await save(' Blue heron at dawn ')).status).toBe(200);
  await client.call('forgotPassword', { body: { email: player.email.toUpperCase() } });
  expect((await client.newestMail(player.email)).text).toMatch(/^Your phrase: Blue heron at dawn\n\nHello,/);
  await save('');
  await ask();
  expect((await client.newestMail(player.email)).text).toMatch(/^Hello,/);
});

describe('without the extension', () => {
  const plain = sandboxOfTests({ SANDBOX_EXTENSIONS: 'vault' });
  test('nothing is held', async () => {
    const held = await plain.client.register('1');
    const as = { params: { userId: held.id }, token: held.token };
    const body = { username: held.username, oldPassword: held.password, newPassword: 'Ostia@Harbor1' };
    expect((await plain.client.call('changePassword', { token: held.token, body })).status).toBe(200);
    expect((await plain.client.call('withdrawOtp', { ...as, body: payment })).status).toBe(200);
    expect((await plain.client.call('readAddresses', as)).status).toBe(404);
    expect((await plain.client.send('GET', '/wallet-service/address-removal?token=x')).status).toBe(404);
  });
});
