import { compareDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { playerOfTest, sandboxOfTests } from '../../testing/ofTests';
import { payment } from '../../testing/successfulCalls';
import { type CoinOnNetwork, coins, findCoin } from '../coins';
import { walletMessages } from '../wallet.messages';
import { describeRefusal } from './checkTerms';
import { coinTerms } from './coinTerms';

const [btc, trc20] = [findCoin('BTC'), findCoin('USDT', 'TRC20')] as [CoinOnNetwork, CoinOnNetwork];
const { client } = sandboxOfTests();
const { player, own } = playerOfTest(client, '1');
const without = sandboxOfTests({ SANDBOX_EXTENSIONS: 'bets' }).client;

const requestCode = (body: object) => client.call('withdrawOtp', { ...own(), body: { ...payment, ...body } });
const pause = (body: object) =>
  client.send('PUT', '/__sandbox/pauses', { body: { currency: 'BTC', movement: 'withdrawal', ...body } });

test('every coin has its terms, and what a withdrawal brings is never too little to be credited', () => {
  expect([...coinTerms.keys()]).toEqual(coins.map(({ symbol, networkCode }) => `${symbol}/${networkCode}`));
  for (const { deposit, withdrawal } of coinTerms.values()) {
    const least = subtractDecimals(withdrawal.minimum, withdrawal.fee);
    expect(compareDecimals(least, deposit.minimum)).toBeGreaterThanOrEqual(0);
  }
});

test.each([
  ['1', '0.1', '0.99999999', walletMessages.belowMinimum('1', btc)],
  ['1', '0.1', '1', undefined],
  ['0', '0.1', '0.1', walletMessages.notAboveFee('0.1', btc)],
  ['0', '0.1', '0.10000001', undefined],
  ['0', '0', '0.00000001', undefined],
])('a minimum of %s and a fee of %s on %s', (minimum, fee, amount, refusal) => {
  expect(describeRefusal({ minimum, fee, reviewFrom: null }, btc, amount)).toBe(refusal);
});

test('are told without a token, one row for each network', async () => {
  const { readable } = (await client.call('coinTerms')).read();
  expect(readable.map(({ currency, network }) => `${currency}/${network}`)).toEqual([...coinTerms.keys()]);
  expect(readable[0]).toEqual({
    currency: 'BTC',
    network: 'BTC',
    deposit: { minimum: '0.00005', confirmations: 2, usualMinutes: 1, paused: null },
    withdrawal: { minimum: '0.0005', fee: '0.0001', usualMinutes: 1, reviewFrom: '1', paused: null },
    explorer: {
      transaction: `${client.url}/explorer/transactions/{hash}`,
      address: `${client.url}/explorer/addresses/{address}`,
    },
  });
});

test('a withdrawal below the minimum is refused before its code, with what would pass', async () => {
  const refused = await requestCode({ amount: 0.0004 });
  expect(refused).toMatchObject({ status: 400, data: { message: walletMessages.belowMinimum('0.0005', btc) } });
  expect(refused.data.message).toContain('Enter 0.0005 BTC or more.');
  expect((await requestCode({ amount: 0.0005 })).status).toBe(200);
});

test('the network of the address decides which minimum applies', async () => {
  await client.fund(player, 'USDT', '50');
  const at = async (network: string) => {
    const search = { currency: 'USDT', network };
    return (await client.call('depositAddress', { ...own(), search })).read().payAddress;
  };
  const asked = { currency: 'USDT', amount: 4 };
  expect((await requestCode({ ...asked, address: await at('TRC20') })).data.message).toBe(
    walletMessages.belowMinimum('5', trc20),
  );
  expect((await requestCode({ ...asked, amount: 5, address: await at('TRC20') })).status).toBe(200);
  expect((await requestCode({ ...asked, amount: 5, address: await at('ERC20') })).status).toBe(400);
});

test('a paused coin is told, and refused at both calls of a withdrawal until it goes on', async () => {
  await client.verifiedWithdrawal(player, payment);
  expect((await pause({ reason: 'The node is updated.' })).status).toBe(200);
  const told = (await client.call('coinTerms')).read().readable;
  expect(told.map(({ withdrawal }) => withdrawal.paused ?? '').filter(Boolean)).toEqual(['The node is updated.']);
  const message = walletMessages.withdrawalsPaused(btc, 'The node is updated.');
  expect(await requestCode({})).toMatchObject({ status: 400, data: { message } });
  expect(await client.call('withdraw', { ...own(), body: payment })).toMatchObject({ status: 400, data: { message } });
  expect((await pause({ reason: null })).data).toEqual([]);
  expect((await requestCode({})).status).toBe(200);
  expect((await pause({ currency: 'XYZ', reason: null })).status).toBe(400);
});

describe('a deposit', () => {
  const send = async (amount: string) =>
    (await client.send('POST', '/__sandbox/deposits', { body: { userId: player.id, currency: 'BTC', amount } })).data
      .id;
  const detail = async (id: unknown) =>
    (
      await client.call('transactionDetail', { params: { userId: player.id, id: String(id) }, token: player.token })
    ).read();

  test('below the minimum is not credited, and says so', async () => {
    const id = await send('0.00004999');
    await client.mine(2);
    const { status, steps } = await detail(id);
    expect(status).toBe('failed');
    expect(steps.readable.at(-1)).toMatchObject({ reason: walletMessages.depositTooSmall('0.00005', btc) });
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
    await send('0.00005');
    await client.mine(2);
    expect((await client.ledger(player)).sums.BTC).toBe('1.00005000');
  });

  test('of a paused coin waits, and is credited afterwards', async () => {
    const id = await send('0.5');
    await pause({ movement: 'deposit', reason: 'The node is updated.' });
    await client.mine(3);
    expect((await detail(id)).status).toBe('waiting');
    await pause({ movement: 'deposit', reason: null });
    await client.mine(1);
    expect((await detail(id)).status).toBe('finished');
  });
});

test('a sandbox without the extension pays any amount in full and tells no terms', async () => {
  const [small, recipient] = [await without.register(), await without.register()];
  await without.fund(small, 'BTC', '0.00001');
  const as = { params: { userId: small.id }, token: small.token };
  const search = { currency: 'BTC' };
  const { payAddress: address } = (
    await without.call('depositAddress', { params: { userId: recipient.id }, token: recipient.token, search })
  ).read();
  const body = { currency: 'BTC', amount: 0.00001, address };
  await without.verifiedWithdrawal(small, body);
  expect((await without.call('withdraw', { ...as, body })).status).toBe(200);
  await without.mine(2);
  expect((await without.ledger(recipient)).sums).toEqual({ BTC: '0.00001000' });
  for (const id of ['coinTerms', 'transactionDetail', 'cancelWithdrawal'] as const) {
    expect((await without.call(id, { ...as, params: { ...as.params, id: 'any' } })).status).toBe(404);
  }
  expect((await without.newestMail(small.email)).subject).toContain('confirms your withdrawal');
});
