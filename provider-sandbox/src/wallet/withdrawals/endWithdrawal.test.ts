import { playerOfTest, sandboxOfTests } from '../../testing/ofTests';
import { payment } from '../../testing/successfulCalls';
import { walletMessages } from '../wallet.messages';

const { client } = sandboxOfTests();
const { player, own } = playerOfTest(client, '3');
const lenient = sandboxOfTests({ SANDBOX_ALLOW_CANCEL: '1' }).client;

const read = async (id: string) =>
  (await client.call('transactionDetail', { ...own(), params: { userId: player.id, id } })).read();
const statesOf = async (id: string) => (await read(id)).steps.readable.map(({ state }) => state);
async function pay(change: { currency?: string; amount?: number; address?: string } = {}): Promise<string> {
  const body = { ...payment, ...change };
  await client.verifiedWithdrawal(player, body);
  return (await client.call('withdraw', { ...own(), body })).read().transactionId ?? '';
}
const review = (body: object) => client.send('POST', '/__sandbox/reviews', { body: { userId: player.id, ...body } });

describe('a large withdrawal', () => {
  test('waits until the console approves it', async () => {
    const id = await pay({ amount: 1 });
    await client.mine(3);
    expect(await statesOf(id)).toEqual(['asked', 'review']);
    expect((await client.ledger(player)).sums.BTC).toBe('2.00000000');
    expect((await review({ decision: 'approved' })).data).toEqual({ id });
    await client.mine(2);
    expect(await statesOf(id)).toEqual(['asked', 'review', 'approved', 'sent', 'confirming', 'done']);
  });

  test('that is refused comes back whole, with the reason on the site and by mail', async () => {
    const id = await pay({ amount: 1.5 });
    await review({ decision: 'refused', reason: 'The address is on a list.' });
    const { steps, status } = await read(id);
    expect(status).toBe('refunded');
    expect(steps.readable.slice(-2)).toMatchObject([
      { state: 'refused', reason: 'The address is on a list.' },
      { state: 'returned' },
    ]);
    expect((await client.ledger(player)).sums.BTC).toBe('3.00000000');
    const { subject, text } = await client.newestMail(player.email);
    expect([subject, text]).toEqual([
      'Your withdrawal of 1.5 BTC was refused',
      expect.stringContaining('Reason: The address is on a list.'),
    ]);
    expect(await review({ decision: 'approved' })).toMatchObject({
      status: 409,
      data: { message: walletMessages.noReview },
    });
  });
});

test('a withdrawal is cancelled once before it is sent, where the sandbox allows it', async () => {
  const rich = await lenient.register('1');
  const as = { params: { userId: rich.id }, token: rich.token };
  await lenient.verifiedWithdrawal(rich, payment);
  const { transactionId: id = '' } = (await lenient.call('withdraw', { ...as, body: payment })).read();
  const one = { ...as, params: { ...as.params, id } };
  expect((await lenient.call('cancelWithdrawal', one)).read().message).toBe(walletMessages.cancelled(true));
  expect((await lenient.ledger(rich)).sums.BTC).toBe('0.90000000');
  expect((await lenient.call('readVault', as)).read().balances.readable).toMatchObject([{ amount: '0.1' }]);
  expect(await lenient.call('cancelWithdrawal', one)).toMatchObject({
    status: 409,
    data: { message: walletMessages.tooLateToCancel },
  });
  const other = await lenient.register();
  const foreign = { params: { userId: other.id, id }, token: other.token };
  expect((await lenient.call('cancelWithdrawal', foreign)).status).toBe(404);
});

test.each([1, 2])('a withdrawal that %i blocks have moved on is not cancelled any more', async (blocks) => {
  const rich = await lenient.register('1');
  const as = { params: { userId: rich.id }, token: rich.token };
  await lenient.verifiedWithdrawal(rich, payment);
  const { transactionId: id = '' } = (await lenient.call('withdraw', { ...as, body: payment })).read();
  await lenient.mine(blocks);
  const one = { ...as, params: { ...as.params, id } };
  expect(await lenient.call('cancelWithdrawal', one)).toMatchObject({
    status: 409,
    data: { message: walletMessages.tooLateToCancel },
  });
  await lenient.mine(2);
  expect((await lenient.call('transactionDetail', one)).read().status).toBe('finished');
  expect((await lenient.call('readVault', as)).read().balances.readable).toEqual([]);
});
