import { checkAddress } from '@tessera/shared-contracts/addresses';
import { transactionsPerAnswer } from '@tessera/shared-contracts/extensions/schema';
import { limitInvalid } from '../http/readLimit';
import { createClient, type Player } from '../testing/client';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { startSandboxProcess } from '../testing/sandboxProcess';
import { payment } from '../testing/successfulCalls';
import { coins, networkKind } from './coins';
import { walletMessages } from './wallet.messages';

const { client } = sandboxOfTests();
const { player, own } = playerOfTest(client);

const transactions = async () => (await client.call('transactions', own())).read().transactions.readable;

describe('a deposit', () => {
  test('waits, is confirmed twice, and is then credited', async () => {
    const sent = await client.send('POST', '/__sandbox/deposits', {
      body: { userId: player.id, currency: 'BTC', amount: '0.10000000' },
    });
    const seen = async () => ({
      status: (await transactions())[0]?.status,
      balances: (await client.call('balance', own())).read().balances.readable,
    });
    expect((await transactions())[0]).toMatchObject({
      _id: sent.data.id,
      type: 'deposit',
      amount: '0.1',
      currency: 'BTC',
    });
    expect(await seen()).toEqual({ status: 'waiting', balances: [] });
    await client.mine(1);
    expect(await seen()).toEqual({ status: 'confirming', balances: [] });
    await client.mine(1);
    expect(await seen()).toEqual({
      status: 'finished',
      balances: [{ currency: 'BTC', amount: '0.1', usdValue: '6500' }],
    });
    expect((await client.ledger(player)).sums).toEqual({ BTC: '0.10000000' });
  });

  test.each(['0', '-1', '0.000000001', 'much', '1e30'])('of %s is refused', async (amount) => {
    const answer = await client.send('POST', '/__sandbox/deposits', {
      body: { userId: player.id, currency: 'BTC', amount },
    });
    expect(answer).toMatchObject({ status: 400, data: { message: walletMessages.amountInvalid(8) } });
  });

  test('is credited automatically when blocks are made automatically', async () => {
    const ticking = await startSandboxProcess({ SANDBOX_BLOCK_INTERVAL_MS: '50' });
    const tickingClient = createClient(ticking.url);
    const rich = await tickingClient.register();
    await tickingClient.send('POST', '/__sandbox/deposits', {
      body: { userId: rich.id, currency: 'SOL', amount: '2' },
    });
    while ((await tickingClient.ledger(rich)).sums.SOL !== '2.00000000')
      await new Promise((done) => setTimeout(done, 20));
    await ticking.stop();
  });
});

describe('deposit addresses', () => {
  const addressOf = async (symbol: string, network?: string, as: Player = player) =>
    (
      await client.call('depositAddress', {
        params: { userId: as.id },
        token: as.token,
        search: { currency: symbol, ...(network && { network }) },
      })
    ).read().payAddress;

  test.each(coins.map((coin) => [`${coin.symbol} on ${coin.network}`, coin] as const))(
    'of %s are valid, permanent and unique to the player',
    async (_, coin) => {
      const address = await addressOf(coin.symbol, coin.networkCode);
      expect(checkAddress(coin, address, networkKind)).toBe('valid');
      expect(await addressOf(coin.symbol, coin.networkCode)).toBe(address);
      expect(await addressOf(coin.symbol, coin.networkCode, await client.register())).not.toBe(address);
    },
  );

  test('answer for the default network of a coin with several', async () => {
    expect(await addressOf('USDT')).toBe(await addressOf('USDT', 'ERC20'));
    expect(await addressOf('USDT', 'TRC-20')).toMatch(/^T/);
  });

  test.each([
    ['XYZ', undefined, walletMessages.unknownCoin],
    ['BTC', 'TRC20', walletMessages.unknownNetwork],
  ])('are refused for %s on %s', async (currency, network, message) => {
    const answer = await client.call('depositAddress', { ...own(), search: { currency, ...(network && { network }) } });
    expect(answer).toMatchObject({ status: 400, data: { message } });
  });
});

describe('another player', () => {
  const intruding = async () => {
    await client.fund(player, 'BTC', '1');
    const { requestId } = (await client.call('withdrawOtp', { ...own(), body: payment })).read();
    const { code } = await client.newestMail(player.email);
    const intruder = await client.register();
    const as = { params: { userId: player.id }, token: intruder.token };
    return { intruder, as, requestId, code };
  };

  test('can read and change nothing on any path with an id', async () => {
    const { as, intruder, requestId, code } = await intruding();
    const before = JSON.stringify([await client.ledger(player), await transactions()]);
    const answers = [
      await client.call('profile', as),
      await client.call('balance', as),
      await client.call('transactions', as),
      await client.call('depositAddress', { ...as, search: { currency: 'BTC' } }),
      await client.call('withdrawOtp', { ...as, body: payment }),
      await client.call('withdraw', { ...as, body: payment }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(403);
      expect(text).not.toMatch(/BTC|tb1|1\.0|player\d/);
    }
    // Another player's request is unknown to them, and the code stays valid for its owner.
    const foreign = { token: intruder.token, body: { requestId, otp: code } };
    expect((await client.call('verifyOtp', foreign)).status).toBe(400);
    expect(JSON.stringify([await client.ledger(player), await transactions()])).toBe(before);
    expect((await client.call('verifyOtp', { ...foreign, token: player.token })).status).toBe(200);
  });

  test('gets the same answer for an id that does not exist', async () => {
    const { as, intruder } = await intruding();
    const unknown = await client.call('balance', {
      params: { userId: 'ffffffffffffffffffffffff' },
      token: intruder.token,
    });
    expect(unknown.text).toBe((await client.call('balance', as)).text);
  });

  test('gets 401 without a session', async () => {
    expect((await client.call('balance', { params: { userId: player.id } })).status).toBe(401);
    expect((await client.call('balance', { params: { userId: player.id }, token: 'no-token' })).status).toBe(401);
  });
});

test('the demo player has the balances and the history that the README describes', async () => {
  const { token = '', user } = (
    await client.call('login', { body: { email: 'player@tessera.test', password: 'Tessera2026!' } })
  ).read();
  const asDemo = { params: { userId: user?.id ?? '' }, token };
  const { totalUsd, balances } = (await client.call('balance', asDemo)).read();
  expect(totalUsd).toBe('8412.07');
  expect(balances.readable.map(({ currency, amount }) => `${amount} ${currency}`)).toEqual([
    '0.08421839 BTC',
    '0.6315 ETH',
    '4.20817 SOL',
    '349.01 USDT',
    '0 DOGE',
  ]);
  const history = (await client.call('transactions', asDemo)).read().transactions.readable;
  expect(history.length).toBeGreaterThan(40);
  expect(new Set(history.map(({ type }) => type))).toEqual(new Set(['deposit', 'withdraw', 'reward', 'rakeback']));
  const dates = history.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

describe('a long history', () => {
  /** A third of them are rounds. */
  const count = 3_600;
  const roundsLeftOut = count / 3 - 1_000;
  const page = (search: Readonly<Record<string, string>>) => client.call('transactionsPage', { ...own(), search });
  test('comes whole, but for old rounds, or page by page, with every transaction once', async () => {
    const added = await client.send('POST', '/__sandbox/history', { body: { userId: player.id, count } });
    expect(added.status).toBe(201);
    const pages: string[] = [];
    let answer = (await page({ limit: '700' })).read();
    expect(answer.total).toBe(count);
    while (answer.transactions.readable.length > 0) {
      pages.push(...answer.transactions.readable.map(({ _id }) => _id));
      answer = (await page({ limit: '700', before: pages.at(-1) ?? '' })).read();
    }
    expect(new Set(pages).size).toBe(count);
    const whole = await transactions();
    expect(whole).toHaveLength(count - roundsLeftOut);
    const shown = new Set(whole.map(({ _id }) => _id));
    expect(whole.map(({ _id }) => _id)).toEqual(pages.filter((id) => shown.has(id)));
    expect(new Set(whole.map(({ status }) => status)).size).toBeGreaterThan(2);
  });

  test.each(['0', '1001', '-1', 'ten', ''])('a page of %p is refused', async (limit) => {
    const answer = await page({ limit });
    expect([answer.status, answer.data.message]).toEqual([400, limitInvalid(transactionsPerAnswer)]);
  });
});
