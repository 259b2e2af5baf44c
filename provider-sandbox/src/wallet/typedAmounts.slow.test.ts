import { randomUUID } from 'node:crypto';
import { openFun, openGame, stakeBody, stepRequest } from '../testing/games';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { payment } from '../testing/successfulCalls';

const { client } = sandboxOfTests();
const { player, own } = playerOfTest(client, '1');

type Send = (amount: unknown) => Promise<{ readonly status: number; readonly data: Record<string, unknown> }>;

/** The places of the API that take an amount. */
const places: Readonly<Record<string, () => Send | Promise<Send>>> = {
  'a withdrawal': () => (amount) => client.call('withdrawOtp', { ...own(), body: { ...payment, amount } }),
  'the payment of a withdrawal': () => async (amount) => {
    await client.verifiedWithdrawal(player, payment);
    return client.call('withdraw', { ...own(), body: { ...payment, amount } });
  },
  'a test deposit': () => (amount) =>
    client.send('POST', '/__sandbox/deposits', { body: { userId: player.id, currency: 'BTC', amount } }),
  async 'a round'() {
    const token = await openGame(client, player, 'Dice');
    return (stake) =>
      client.send('POST', '/play/api/rounds', { token, body: { ...stakeBody('Dice', randomUUID()), stake } });
  },
  async 'a round of fun play'() {
    const token = await openFun(client, 'Limbo');
    return (stake) =>
      client.send('POST', '/play/api/rounds', { token, body: { ...stakeBody('Limbo', randomUUID()), stake } });
  },
  async 'a round that is played step by step'() {
    const token = await openGame(client, player, 'Mines');
    return (stake) =>
      stepRequest(client, token, '', { key: randomUUID(), game: 'mines', currency: 'BTC', stake, start: { mines: 3 } });
  },
};

const odd = [
  '',
  ' ',
  '0,1',
  '٠٫١٬٠',
  '½',
  '²',
  '十',
  'ⅷ',
  '−0.1',
  '0.1\u200b',
  '0.1\u0301',
  '😀',
  '1e5٠٠٠',
  '٩'.repeat(400),
  `٠.${'٠'.repeat(5_000)}1`,
  '\u0000',
  '\ud800',
  null,
  true,
  [],
  {},
];

describe.each(Object.entries(places))('the amount of %s', (_, open) => {
  test.each(['0.1', '٠.١', '۰.۱', '０.１', ' 0.10 '])('may be written as %s', async (amount) => {
    const send = await open();
    const { status } = await send(amount);
    expect([200, 201]).toContain(status);
  });

  test('is refused with a message when it is not an amount', async () => {
    const send = await open();
    for (const amount of odd) {
      const { status, data } = await send(amount);
      expect([amount, status, data.message]).toEqual([amount, 400, expect.stringMatching(/\S/)]);
    }
  });
});

test.each(['XRP', 'TRX', 'USDT'])('a deposit of %s has at most six decimals', async (currency) => {
  const deposit = (amount: string) =>
    client.send('POST', '/__sandbox/deposits', { body: { userId: player.id, currency, amount } });
  expect((await deposit('0.000001')).status).toBe(201);
  expect(await deposit('0.0000001')).toMatchObject({ status: 400, data: { message: expect.stringContaining('6') } });
});
