import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { payment } from '../testing/successfulCalls';
import { hashOf } from './hash';

const { client } = sandboxOfTests();
const { player, own } = playerOfTest(client, '3');
const unknown = { state: 'unknown' };

const find = async (hash: string, as = own()) =>
  (await client.call('findDeposit', { ...as, params: { ...as.params, hash } })).read();
async function send(change: object = {}): Promise<{ id: string; hash: string }> {
  const body = { userId: player.id, currency: 'BTC', amount: '0.2', ...change };
  const id = String((await client.send('POST', '/__sandbox/deposits', { body })).data.id);
  return { id, hash: hashOf(id) };
}

test('tells how far a deposit is, and its transaction', async () => {
  const { id, hash } = await send();
  const deposit = { transactionId: id, currency: 'BTC', network: 'BTC', amount: '0.2', required: 2 };
  expect(await find(hash)).toEqual({ ...deposit, state: 'confirming', confirmations: 0 });
  await client.mine(1);
  expect(await find(hash)).toEqual({ ...deposit, state: 'confirming', confirmations: 1 });
  await client.mine(1);
  expect(await find(hash)).toEqual({
    ...deposit,
    state: 'credited',
    confirmations: 2,
    creditedAt: expect.stringMatching(/^20.*Z$/),
  });
  expect(await find(`0x${hash.toUpperCase()}`)).toMatchObject({ state: 'credited' });
});

test('tells that less than the minimum is not credited, before and after', async () => {
  const { hash } = await send({ amount: '0.00001' });
  expect(await find(hash)).toMatchObject({ state: 'confirming', minimum: '0.00005' });
  await client.mine(2);
  expect(await find(hash)).toMatchObject({ state: 'below-minimum', minimum: '0.00005', amount: '0.00001' });
});

test('a deposit that was sent over another network is known at once, never credited, and says why', async () => {
  const { id, hash } = await send({ currency: 'USDT', network: 'ERC20', amount: '50', sentOver: 'BEP20' });
  const found = { state: 'other-network', network: 'ERC20', sentOver: 'BEP20', transactionId: id };
  expect(await find(hash)).toMatchObject(found);
  await client.mine(2);
  expect(await find(hash)).toMatchObject(found);
  const { sums } = await client.ledger(player);
  expect(sums.USDT).toBeUndefined();
  const detail = (await client.call('transactionDetail', { ...own(), params: { userId: player.id, id } })).read();
  expect(detail).toMatchObject({ status: 'failed' });
  expect(detail.steps.readable.at(-1)?.reason).toMatch(/^Sent over BEP20 to an address for USDT/);
});

test('what is not a deposit of the caller is unknown, like a hash of nothing', async () => {
  const { hash } = await send();
  const other = await client.register();
  const asOther = { params: { userId: other.id }, token: other.token };
  await client.verifiedWithdrawal(player, payment);
  const { transactionId = '' } = (await client.call('withdraw', { ...own(), body: payment })).read();
  await client.mine(1);
  expect(await find(hash, asOther)).toEqual(unknown);
  for (const one of [hashOf(transactionId), 'f'.repeat(64), "' or 1=1 --", '0'.repeat(100)]) {
    expect(await find(one)).toEqual(unknown);
  }
  const foreign = { params: { userId: player.id, hash }, token: other.token };
  expect((await client.call('findDeposit', foreign)).status).toBe(403);
});

test('a deposit from another player has the hash of that withdrawal', async () => {
  const recipient = await client.register();
  const as = { params: { userId: recipient.id }, token: recipient.token };
  const { payAddress } = (await client.call('depositAddress', { ...as, search: { currency: 'BTC' } })).read();
  const body = { ...payment, address: payAddress };
  await client.verifiedWithdrawal(player, body);
  const { transactionId = '' } = (await client.call('withdraw', { ...own(), body })).read();
  await client.mine(2);
  const found = await find(hashOf(transactionId), as);
  expect(found).toMatchObject({ state: 'credited', amount: '0.0999' });
  const params = { userId: recipient.id, id: found.transactionId ?? '' };
  const { hash } = (await client.call('transactionDetail', { ...as, params })).read();
  expect(hash).toBe(hashOf(transactionId));
  expect((await fetch(`${client.url}/explorer/transactions/${hash}`)).status).toBe(200);
});

test('hashes are not guessed at any speed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 65 }, (_, index) =>
      client.call('findDeposit', { ...own(), params: { userId: player.id, hash: `guess-${index}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});
