import {
  addressMessages,
  checkAddress,
  isNativeCoin,
  joinXrpAddress,
  networkOf,
  tokenContracts,
} from '@tessera/shared-contracts/addresses';
import { exactNumber } from '@tessera/shared-contracts/api/schema';
import { testAddress } from '../../testing/client';
import { playerOfTest, sandboxOfTests } from '../../testing/ofTests';
import { payment } from '../../testing/successfulCalls';
import { coins, networkKind } from '../coins';
import { walletMessages } from '../wallet.messages';

const { client } = sandboxOfTests();
const { player, own } = playerOfTest(client, '1');

const transactions = async () => (await client.call('transactions', own())).read().transactions.readable;
const withdraw = (body: object = payment) => client.call('withdraw', { ...own(), body });
const requestCode = (body: object = payment) => client.call('withdrawOtp', { ...own(), body });

describe('a withdrawal', () => {
  test('is debited at once and finished by two blocks', async () => {
    await client.verifiedWithdrawal(player, payment);
    expect(await withdraw()).toMatchObject({ status: 200, data: { message: walletMessages.submitted } });
    expect((await client.ledger(player)).sums.BTC).toBe('0.90000000');
    const statuses = [(await transactions())[0]?.status];
    for (const _ of [1, 2]) {
      await client.mine(1);
      statuses.push((await transactions())[0]?.status);
    }
    expect(statuses).toEqual(['waiting', 'sending', 'finished']);
    expect((await client.ledger(player)).sums.BTC).toBe('0.90000000');
  });

  test('is an event of the account once it is submitted, and only then', async () => {
    const kinds = async () => (await client.call('readActivity', own())).read().events.readable.map(({ kind }) => kind);
    await client.verifiedWithdrawal(player, payment);
    expect(await kinds()).toEqual([]);
    await withdraw();
    await withdraw();
    expect(await kinds()).toEqual(['withdrawal-submitted']);
  });

  test('requires a code first, and a new one each time', async () => {
    expect(await withdraw()).toMatchObject({ status: 400, data: { message: walletMessages.notConfirmed } });
    await requestCode();
    expect((await withdraw()).status).toBe(400);
    await client.verifiedWithdrawal(player, payment);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(400);
  });

  test.each([
    ['amount', { amount: 0.10000001 }],
    ['currency', { currency: 'ETH', address: '0x16e639ec8f378f7C51f3B1db24a1298733AdBE3E' }],
    ['address', { address: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' }],
  ])('with a different %s than the confirmed one is refused', async (_, change) => {
    await client.verifiedWithdrawal(player, payment);
    expect((await withdraw({ ...payment, ...change })).status).toBe(400);
    expect((await client.ledger(player)).sums.BTC).toBe('1.00000000');
  });

  test('is mailed with its exact amount and its address', async () => {
    await requestCode({ ...payment, amount: exactNumber('0.12345678') });
    const { text, code } = await client.newestMail(player.email);
    expect(text).toContain(`0.12345678 BTC`);
    expect(text).toContain(testAddress);
    expect(code).toMatch(/^\d{6}$/);
  });

  test.each([
    ['more than there is', { amount: 1.00000001 }, walletMessages.insufficient],
    ['nothing', { amount: 0 }, walletMessages.amountInvalid(8)],
    ['less than nothing', { amount: -0.1 }, walletMessages.amountInvalid(8)],
    ['nine decimals', { amount: exactNumber('0.000000001') }, walletMessages.amountInvalid(8)],
    ['seven decimals of XRP', { currency: 'XRP', amount: exactNumber('0.0000001') }, walletMessages.amountInvalid(6)],
    ['seven decimals of TRX', { currency: 'TRX', amount: exactNumber('0.0000001') }, walletMessages.amountInvalid(6)],
    ['seven decimals of USDT', { currency: 'USDT', amount: exactNumber('0.0000001') }, walletMessages.amountInvalid(6)],
    ['no address', { address: ' ' }, walletMessages.fieldsMissing],
    [
      'an address with a typo',
      { address: testAddress.replace('z', 'x') },
      walletMessages.addressInvalid(['Bitcoin testnet']),
    ],
    ['an unknown coin', { currency: 'XYZ' }, walletMessages.unknownCoin],
  ])('of %s is refused before a code is sent', async (_, change, message) => {
    expect(await requestCode({ ...payment, ...change })).toMatchObject({ status: 400, data: { message } });
    await expect(client.newestMail(player.email)).rejects.toThrow('No mail');
  });

  test('is refused after five wrong codes', async () => {
    const { requestId } = (await requestCode()).read();
    const { code } = await client.newestMail(player.email);
    const verify = (otp: string) => client.call('verifyOtp', { token: player.token, body: { requestId, otp } });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let index = 0; index < 5; index += 1) {
      expect(await verify(wrong)).toMatchObject({ status: 400, data: { message: walletMessages.otpInvalid } });
    }
    expect(await verify(code)).toMatchObject({ status: 429, data: { message: walletMessages.otpTooManyTries } });
    expect((await withdraw()).status).toBe(400);
  });

  test('is accepted to exactly the addresses that a site of test networks accepts', async () => {
    const rich = await client.register();
    const as = { params: { userId: rich.id }, token: rich.token };
    const own = await Promise.all(
      coins.map(async ({ symbol, networkCode }) => {
        const search = { currency: symbol, network: networkCode };
        return (await client.call('depositAddress', { ...as, search })).read().payAddress;
      }),
    );
    const account = own[coins.findIndex(({ symbol }) => symbol === 'XRP')] ?? '';
    const ofMainNetworks = ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'DPpJVPpvPNP6i6tMj4rTycAGh8wReTqaSU'];
    const tagged = (['main', 'test'] as const).map((kind) => joinXrpAddress({ account, tag: 7 }, kind));
    const typos = own.map((address) => address.slice(0, -1) + (address.endsWith('2') ? '3' : '2'));
    for (const symbol of new Set(coins.map((coin) => coin.symbol))) {
      const entries = coins.filter((coin) => coin.symbol === symbol);
      for (const address of [...own, ...ofMainNetworks, ...tagged, ...typos]) {
        const isAccepted = entries.some((entry) => checkAddress(entry, address, networkKind) === 'valid');
        const { data } = await client.call('withdrawOtp', { ...as, body: { currency: symbol, amount: 1, address } });
        const message = isAccepted
          ? walletMessages.insufficient
          : walletMessages.addressInvalid(entries.map(({ network }) => network));
        expect([symbol, address, data.message]).toEqual([symbol, address, message]);
      }
    }
  });

  test('of any coin is refused to a burn address and to the contract of a listed token, before a code is sent', async () => {
    const burned = ['mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8', '0x000000000000000000000000000000000000dEaD'];
    burned.push(
      'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      '11111111111111111111111111111111',
      'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
    );
    const contracts = coins
      .filter((coin) => !isNativeCoin(coin))
      .map((coin) => {
        const network = networkOf(coin);
        return (network && tokenContracts.get(coin.symbol)?.[network]) ?? [];
      });
    for (const addresses of contracts) expect(addresses).not.toEqual([]);
    const refusals = [
      ...burned.map((address) => [address, addressMessages.burn] as const),
      ...contracts.flat().map((address) => [address, addressMessages.contract] as const),
    ];
    for (const [address, message] of refusals) {
      for (const { symbol } of coins.filter((coin) => checkAddress(coin, address, networkKind) !== 'invalid')) {
        const { data } = await client.call('withdrawOtp', { ...own(), body: { currency: symbol, amount: 1, address } });
        expect([symbol, address, data]).toEqual([symbol, address, { message }]);
      }
    }
    await expect(client.newestMail(player.email)).rejects.toThrow('No mail');
  });

  test('to an XRP account with a destination tag is mailed with both', async () => {
    await client.fund(player, 'XRP', '50');
    const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
    const address = joinXrpAddress({ account, tag: 12345 }, networkKind);
    await client.verifiedWithdrawal(player, { currency: 'XRP', amount: 20, address });
    expect((await client.newestMail(player.email)).text).toContain(`${account} (destination tag 12345)`);
    expect((await withdraw({ currency: 'XRP', amount: 20, address: account })).status).toBe(400);
    expect((await withdraw({ currency: 'XRP', amount: 20, address })).status).toBe(200);
  });

  describe('with a lost answer', () => {
    const verify = (requestId: string, otp: string) =>
      client.call('verifyOtp', { token: player.token, body: { requestId, otp } });
    const open = async (body: object = payment) => {
      const { requestId, expiresInSeconds } = (await requestCode(body)).read();
      expect(expiresInSeconds).toBe(600);
      return { requestId, code: (await client.newestMail(player.email)).code };
    };

    test('accepts only the right code again, until it is paid', async () => {
      const { requestId, code } = await open();
      expect((await verify(requestId, code)).read()).toMatchObject({ payableForSeconds: 120 });
      expect((await verify(requestId, code)).status).toBe(200);
      expect((await verify(requestId, code === '000000' ? '000001' : '000000')).status).toBe(400);
      expect((await withdraw()).status).toBe(200);
      const used = { status: 409, data: { message: walletMessages.otpUsed, reason: 'used' } };
      expect(await verify(requestId, code)).toMatchObject(used);
      expect((await withdraw()).status).toBe(400);
      expect((await transactions())[0]).toMatchObject({ type: 'withdraw', address: testAddress });
    });

    test('takes no more than five wrong repeats', async () => {
      const { requestId, code } = await open();
      await verify(requestId, code);
      for (let index = 0; index < 5; index += 1) await verify(requestId, code === '000000' ? '000001' : '000000');
      expect((await verify(requestId, code)).status).toBe(429);
    });

    test('is replaced by a new request for the same, not for another amount', async () => {
      const { requestId, code } = await open();
      const other = await open({ ...payment, amount: 0.2 });
      await open();
      expect(await verify(requestId, code)).toMatchObject({ status: 400, data: { reason: 'replaced' } });
      expect((await verify(other.requestId, other.code)).status).toBe(200);
    });

    test('cannot be paid once it was refused', async () => {
      const all = { ...payment, amount: 1 };
      const { requestId, code } = await open(all);
      await verify(requestId, code);
      await client.verifiedWithdrawal(player, payment);
      expect((await withdraw()).status).toBe(200);
      expect(await withdraw(all)).toMatchObject({ status: 400, data: { message: walletMessages.insufficient } });
      await client.fund(player, 'BTC', '1');
      expect(await withdraw(all)).toMatchObject({ status: 400, data: { message: walletMessages.notConfirmed } });
      expect(await verify(requestId, code)).toMatchObject({ status: 400, data: { reason: 'expired' } });
    });
  });

  describe('to a deposit address of another player', () => {
    test('is a deposit there', async () => {
      const { recipient, pay } = await toAnother();
      await pay();
      await client.mine(2);
      expect((await client.ledger(recipient)).sums).toEqual({ BTC: '0.09990000' });
      expect((await client.ledger(player)).sums).toEqual({ BTC: '0.90000000' });
    });

    test.each(['failed', 'refunded'])('that is %s never arrives, and the money is back', async (status) => {
      const { recipient, pay } = await toAnother();
      await pay();
      await client.mine(1);
      const end = () => client.send('POST', '/__sandbox/withdrawals', { body: { userId: player.id, status } });
      const { data } = await end();
      expect((await transactions())[0]).toMatchObject({ _id: data.id, status });
      expect((await end()).status).toBe(409);
      await client.mine(2);
      expect((await client.ledger(recipient)).sums).toEqual({});
      expect((await client.ledger(player)).sums).toEqual({ BTC: '1.00000000' });
    });

    /** A withdrawal to another player, in other letters than the address is stored in. */
    async function toAnother() {
      const recipient = await client.register();
      const as = { params: { userId: recipient.id }, token: recipient.token };
      const { payAddress } = (await client.call('depositAddress', { ...as, search: { currency: 'BTC' } })).read();
      const body = { ...payment, address: payAddress.toUpperCase() };
      const pay = async () => {
        await client.verifiedWithdrawal(player, body);
        expect((await withdraw(body)).status).toBe(200);
      };
      return { recipient, pay };
    }
  });

  test('accepts the sandbox’s own deposit addresses', async () => {
    const { payAddress } = (await client.call('depositAddress', { ...own(), search: { currency: 'BTC' } })).read();
    expect((await requestCode({ ...payment, address: payAddress })).status).toBe(200);
  });
});
