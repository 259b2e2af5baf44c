import { Secret, TOTP } from 'otpauth';
import { type Client, createClient, type Player, testAddress } from '../../testing/client';
import { openDice, rollDice } from '../../testing/games';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandboxProcess';

let sandbox: SandboxProcess;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ SANDBOX_ALLOW_CANCEL: '1' });
  client = createClient(sandbox.url);
});
afterAll(() => sandbox?.stop());

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const moveIn = (player: Player, amount: string, currency = 'BTC') =>
  client.call('moveIntoVault', { ...own(player), body: { currency, amount } });
const moveOut = (player: Player, amount: string, proof: string) =>
  client.call('moveOutOfVault', { ...own(player), body: { currency: 'BTC', amount, proof } });
const readVault = async (player: Player) => (await client.call('readVault', own(player))).read();
const balanceOf = async (player: Player) => (await client.call('balance', own(player))).read();

test('keeps what is moved in out of the balance, until it is moved out with the password', async () => {
  const player = await client.register('1');
  expect((await moveIn(player, '0.4')).data).toEqual({ message: '0.4 BTC moved into your vault.' });
  expect(await readVault(player)).toMatchObject({
    totalUsd: '26000',
    balances: { readable: [{ currency: 'BTC', amount: '0.4', usdValue: '26000' }] },
    proof: 'password',
  });
  expect(await balanceOf(player)).toMatchObject({
    totalUsd: '39000',
    balances: { readable: [{ currency: 'BTC' }] },
  });

  const wrong = await moveOut(player, '0.1', 'Another2026!');
  expect([wrong.status, wrong.data.field]).toEqual([400, 'proof']);
  expect((await moveOut(player, '0.1', '')).status).toBe(400);
  expect((await moveOut(player, '0.1', player.password)).status).toBe(200);
  expect((await readVault(player)).totalUsd).toBe('19500');
  expect((await balanceOf(player)).totalUsd).toBe('45500');

  const { transactions } = (await client.call('transactions', own(player))).read();
  expect(transactions.readable.slice(0, 2).map(({ type, status, amount }) => [type, status, amount])).toEqual([
    ['vault-out', 'finished', '0.1'],
    ['vault-in', 'finished', '0.4'],
  ]);
});

test('neither a stake nor a withdrawal takes what is in the vault', async () => {
  const player = await client.register('1');
  await moveIn(player, '0.95');
  const session = await openDice(client, player);
  expect(await rollDice(client, session, 'more-than-the-balance', '0.1')).toMatchObject({ status: 400 });
  const body = { currency: 'BTC', amount: 0.1, address: testAddress };
  expect((await client.call('withdrawOtp', { ...own(player), body })).status).toBe(400);
  expect((await readVault(player)).balances.readable).toMatchObject([{ amount: '0.95' }]);
});

test.each([
  ['more than the balance', '1.00000001', 'BTC', 'Insufficient balance'],
  ['nothing', '0', 'BTC', /positive/],
  ['a negative amount', '-1', 'BTC', /positive/],
  ['too many decimals', '0.000000001', 'BTC', /8 decimals/],
  ['an unknown coin', '1', 'PEPE', /not supported/],
])('moves nothing for %s', async (_what, amount, currency, message) => {
  const player = await client.register('1');
  const { status, data } = await moveIn(player, amount, currency);
  expect(status).toBe(400);
  expect(data.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  expect((await readVault(player)).balances.readable).toEqual([]);
  const out = await moveOut(player, '0.1', player.password);
  expect([out.status, out.data.message]).toEqual([400, 'Insufficient balance in the vault']);
});

test('a move that is repeated with its key moves once, and needs no second proof', async () => {
  const player = await client.register('1');
  const key = 'move-1-of-a-test';
  const move = { currency: 'BTC', amount: '0.3', key };
  const repeatIn = () => client.call('moveIntoVault', { ...own(player), body: move });
  const answers = await Promise.all([repeatIn(), repeatIn(), repeatIn()]);
  expect([...answers, await repeatIn()].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await readVault(player)).balances.readable).toMatchObject([{ amount: '0.3' }]);
  const out = (change: object) =>
    client.call('moveOutOfVault', { ...own(player), body: { ...move, key: 'move-2-of-a-test', proof: '', ...change } });
  expect((await out({})).status).toBe(400);
  expect((await out({ proof: player.password })).status).toBe(200);
  expect((await out({})).status).toBe(200);
  expect((await readVault(player)).totalUsd).toBe('0');
  const { transactions } = (await client.call('transactions', own(player))).read();
  expect(transactions.readable.slice(0, 3).map(({ type }) => type)).toEqual(['vault-out', 'vault-in', 'deposit']);
  for (const change of [{ amount: '0.2' }, { currency: 'ETH' }]) {
    const reused = await client.call('moveIntoVault', { ...own(player), body: { ...move, ...change } });
    expect([reused.status, reused.data.message]).toEqual([409, 'This key was used for another move.']);
  }
  expect((await out({ key })).status).toBe(409);
  const other = await client.register('1');
  expect((await client.call('moveIntoVault', { ...own(other), body: move })).status).toBe(200);
});

test('an older second factor is the proof, and a refused move does not use its code up', async () => {
  const enrolled = await client.register('1');
  const body = { userId: enrolled.id, proof: enrolled.password };
  const { secret } = (await client.call('enableTwoFactor', { token: enrolled.token, body })).read();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes = [] } = (
    await client.call('verifyTwoFactor', {
      token: enrolled.token,
      body: { userId: enrolled.id, token: Number(totp.generate()) },
    })
  ).read();
  const { challengeId = '' } = (
    await client.call('login', { body: { email: enrolled.email, password: enrolled.password } })
  ).read();
  const [first = '', second = ''] = recoveryCodes;
  const { token = '' } = (await client.call('verifyLogin', { body: { challengeId, token: first } })).read();
  const player = { ...enrolled, token };

  await moveIn(player, '0.5');
  expect((await readVault(player)).proof).toBe('code');
  expect((await moveOut(player, '0.5', player.password)).data.field).toBe('proof');
  expect((await moveOut(player, '0.6', second)).data.message).toBe('Insufficient balance in the vault');
  const out = { currency: 'BTC', amount: '0.5', proof: second, key: 'move-by-a-code' };
  const moved = await client.call('moveOutOfVault', { ...own(player), body: out });
  expect([moved.status, (await client.call('moveOutOfVault', { ...own(player), body: out })).status]).toEqual([
    200, 200,
  ]);
  expect((await moveOut(player, '0.5', second)).data.field).toBe('proof');
});

test('refuses the vault of another player', async () => {
  const [player, other] = [await client.register('1'), await client.register('1')];
  const sending = { ...own(player), params: { userId: other.id } };
  const move = { currency: 'BTC', amount: '0.1' };
  const answers = await Promise.all([
    client.call('readVault', sending),
    client.call('moveIntoVault', { ...sending, body: move }),
    client.call('moveOutOfVault', { ...sending, body: { ...move, proof: player.password } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('without the extension there is no vault, and a cancelled withdrawal is back in the balance', async () => {
  const extensions = 'coin-terms,withdrawals';
  const plain = await startSandboxProcess({ SANDBOX_ALLOW_CANCEL: '1', SANDBOX_EXTENSIONS: extensions });
  try {
    client = createClient(plain.url);
    const player = await client.register('1');
    expect((await client.call('readVault', own(player))).status).toBe(404);
    const body = { currency: 'BTC', amount: 0.1, address: testAddress };
    await client.verifiedWithdrawal(player, body);
    const { transactionId: id = '' } = (await client.call('withdraw', { ...own(player), body })).read();
    const cancelled = await client.call('cancelWithdrawal', { ...own(player), params: { userId: player.id, id } });
    expect(cancelled.data.message).toMatch('back in your balance');
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  } finally {
    client = createClient(sandbox.url);
    await plain.stop();
  }
});
