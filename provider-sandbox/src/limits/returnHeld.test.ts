import type { Player } from '../testing/client';
import { heldMoney } from '../testing/heldMoney';
import { sandboxOfTests } from '../testing/ofTests';

const { client } = sandboxOfTests({ SEED: 'none', SANDBOX_ALLOW_CANCEL: '1' });

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const { setDepositLimit, heldOf, balanceOf, detailOf, expectSoundLedger } = heldMoney(client);
const returnHeld = ({ id: userId, token }: Player, id: string) =>
  client.call('returnHeld', { params: { userId, id }, token });

afterEach(expectSoundLedger);

test('a held deposit is returned whole to the address that it came from, once', async () => {
  const player = await client.register();
  await setDepositLimit(player, 'day', '0');
  await client.fund(player, 'BTC', '1');
  const [deposit] = await heldOf(player);
  const { id = '' } = deposit ?? {};
  const answers = await Promise.all([1, 2, 3].map(() => returnHeld(player, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { transactionId, address } = (answers.find(({ status }) => status === 200) ?? answers[0])?.read() ?? {};
  const readReturn = () => detailOf(player, transactionId ?? '');
  expect(await readReturn()).toMatchObject({ type: 'withdraw', amount: '1', fee: '0', arrives: '1', address });
  expect(await detailOf(player, id)).toMatchObject({ status: 'refunded' });
  expect(await heldOf(player)).toEqual([]);
  await client.mine(3);
  expect((await readReturn()).status).toBe('finished');
  expect(await balanceOf(player)).toBe('0');
});

test('a return can neither be cancelled nor fail into the balance', async () => {
  const player = await client.register();
  await setDepositLimit(player, 'day', '0');
  await client.fund(player, 'BTC', '1');
  const { transactionId } = (await returnHeld(player, (await heldOf(player))[0]?.id ?? '')).read();
  const cancelled = await client.call('cancelWithdrawal', {
    params: { userId: player.id, id: transactionId },
    token: player.token,
  });
  expect(cancelled.status).toBe(409);
  await client.send('POST', '/__sandbox/withdrawals', { body: { userId: player.id, status: 'failed' } });
  expect(await balanceOf(player)).toBe('0');
  const [again, ...others] = await heldOf(player);
  expect(others).toEqual([]);
  expect(again).toMatchObject({ amount: '1' });
  // It can be returned again.
  await returnHeld(player, again?.id ?? '');
  await client.mine(3);
  expect(await heldOf(player)).toEqual([]);
});

test('what another player sent is returned to that player', async () => {
  const [payer, player] = [await client.register('2'), await client.register()];
  const search = { currency: 'BTC' };
  const { payAddress } = (await client.call('depositAddress', { ...own(player), search })).read();
  await setDepositLimit(player, 'month', '0');
  const body = { currency: 'BTC', amount: 0.5, address: payAddress };
  await client.verifiedWithdrawal(payer, body);
  await client.call('withdraw', { ...own(payer), body });
  await client.mine(3);
  const [deposit] = await heldOf(player);
  expect(deposit).toMatchObject({ amount: '0.4999' });
  const { address } = (await returnHeld(player, deposit?.id ?? '')).read();
  expect((await client.call('depositAddress', { ...own(payer), search })).read().payAddress).toBe(address);
  await client.mine(3);
  expect((await client.ledger(payer)).sums.BTC).toBe('1.99990000');
});
