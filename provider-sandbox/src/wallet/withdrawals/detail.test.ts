import { joinXrpAddress } from '@tessera/shared-contracts/addresses';
import { testAddress } from '../../testing/client';
import { openDice, openGame, playMinesBySteps, rollDice, stepRequest } from '../../testing/games';
import { playerOfTest, sandboxOfTests } from '../../testing/ofTests';
import { payment } from '../../testing/successfulCalls';
import { networkKind } from '../coins';
import { hashOf } from '../hash';
import { walletMessages } from '../wallet.messages';

const { client } = sandboxOfTests();
const { player, own } = playerOfTest(client, '3');

const read = async (id: string) =>
  (await client.call('transactionDetail', { ...own(), params: { userId: player.id, id } })).read();
const statesOf = async (id: string) => (await read(id)).steps.readable.map(({ state }) => state);
async function pay(change: { currency?: string; amount?: number; address?: string } = {}): Promise<string> {
  const body = { ...payment, ...change };
  await client.verifiedWithdrawal(player, body);
  return (await client.call('withdraw', { ...own(), body })).read().transactionId ?? '';
}

test('a withdrawal shows its way to the chain, with fee and confirmations', async () => {
  const id = await pay();
  expect(await read(id)).toMatchObject({
    _id: id,
    type: 'withdraw',
    status: 'waiting',
    amount: '0.1',
    currency: 'BTC',
    network: 'BTC',
    address: testAddress,
    tag: null,
    fee: '0.0001',
    arrives: '0.0999',
    hash: null,
    confirmations: null,
    required: 2,
  });
  expect(await statesOf(id)).toEqual(['asked', 'approved']);
  await client.mine(1);
  expect(await read(id)).toMatchObject({ status: 'sending', hash: hashOf(id), confirmations: 1 });
  await client.mine(1);
  expect(await read(id)).toMatchObject({ status: 'finished', hash: hashOf(id), confirmations: 2 });
  expect(await statesOf(id)).toEqual(['asked', 'approved', 'sent', 'confirming', 'done']);
});

test('the player is mailed the same facts when it is sent and when it is done', async () => {
  const id = await pay();
  for (const outcome of ['was sent', 'has arrived']) {
    await client.mine(1);
    const { subject, text } = await client.newestMail(player.email);
    expect(subject).toBe(`Your withdrawal of 0.1 BTC ${outcome}`);
    for (const fact of ['0.0001 BTC', '0.0999 BTC', testAddress, hashOf(id), 'Bitcoin testnet']) {
      expect(text).toContain(fact);
    }
  }
});

test('a deposit has its address, hash and confirmations, of XRP with the tag', async () => {
  const body = { userId: player.id, currency: 'XRP', amount: '50' };
  const { data } = await client.send('POST', '/__sandbox/deposits', { body });
  const search = { currency: 'XRP' };
  const { payAddress, destinationTag } = (await client.call('depositAddress', { ...own(), search })).read();
  const id = String(data.id);
  expect(await read(id)).toMatchObject({
    address: payAddress,
    tag: destinationTag,
    hash: hashOf(id),
    confirmations: 0,
    required: 2,
    fee: null,
    arrives: null,
  });
  await client.mine(2);
  expect(await read(id)).toMatchObject({ status: 'finished', confirmations: 2 });
  expect(await statesOf(id)).toEqual(['seen', 'confirming', 'done']);
});

test('a withdrawal to an X-address shows account and tag', async () => {
  await client.fund(player, 'XRP', '50');
  const account = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';
  const id = await pay({ currency: 'XRP', amount: 20, address: joinXrpAddress({ account, tag: 12345 }, networkKind) });
  expect(await read(id)).toMatchObject({ address: account, tag: 12345, fee: '0.2', arrives: '19.8' });
});

test('a bet is done, leads to its round, and has nothing of the chain', async () => {
  const rolled = await rollDice(client, await openDice(client, player), 'the-only-round', '0.01');
  const { readable } = (await client.call('transactions', own())).read().transactions;
  const bet = readable.find(({ type }) => type === 'bet');
  const { id: betId } = rolled.data.round as { id: string };
  for (const { _id } of readable.filter(({ type }) => ['bet', 'win'].includes(type))) {
    expect((await read(_id)).betId).toBe(betId);
  }
  expect((await client.call('bet', { params: { id: betId }, token: player.token })).read().isOwn).toBe(true);
  expect(await read(bet?._id ?? '')).toMatchObject({
    type: 'bet',
    amount: '0.01',
    network: null,
    hash: null,
    fee: null,
  });
  expect(await statesOf(bet?._id ?? '')).toEqual(['done']);
});

test('a stake of Mines leads to its bet once the round is over, and so does what it won', async () => {
  const session = await openGame(client, player, 'Mines');
  const key = 'a-round-of-mines';
  const game = { game: 'mines', currency: 'BTC', stake: '0.01', start: { mines: 3 } };
  expect((await stepRequest(client, session, '', { key, ...game })).status).toBe(200);
  const lines = async () =>
    (await client.call('transactions', own())).read().transactions.readable.filter(({ type }) => type !== 'deposit');
  const betIds = async () => Promise.all((await lines()).map(async ({ _id }) => (await read(_id)).betId));
  expect(await betIds()).toEqual([null]);
  const { id } = await playMinesBySteps(client, session, key);
  for (const betId of await betIds()) expect(betId).toBe(id);
});

test('only the player reads it', async () => {
  const id = await pay();
  const other = await client.register();
  const params = { userId: player.id, id };
  const send = (token: string | undefined, change = {}) =>
    client.call('transactionDetail', { params: { ...params, ...change }, ...(token !== undefined && { token }) });
  expect((await send(other.token)).status).toBe(403);
  expect((await send(undefined)).status).toBe(401);
  expect((await send(other.token, { userId: other.id })).status).toBe(404);
  expect((await client.call('cancelWithdrawal', { params, token: player.token })).data.message).toBe(
    walletMessages.noCancelling,
  );
});

test('the explorer shows what is on the chain, without the player', async () => {
  const id = await pay();
  const page = (path: string) => fetch(`${client.url}/explorer/${path}`);
  expect((await page(`transactions/${hashOf(id)}`)).status).toBe(404);
  await client.mine(1);
  const text = await (await page(`transactions/${hashOf(id)}`)).text();
  expect(text).toContain('0.0999 BTC');
  expect(text).toContain('1 confirmations');
  expect(text).not.toContain(player.username);
  expect(await (await page(`addresses/${testAddress}`)).text()).toContain(hashOf(id));
});
