import { type Player, testAddress } from '../../testing/client';
import { sandboxOfTests } from '../../testing/ofTests';

const { client } = sandboxOfTests({ SEED: 'none' });

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const login = ({ email, password }: Player) => client.call('login', { body: { email, password } });

test('an account is closed once everything is paid out', async () => {
  const player = await client.register('1');
  const close = (as: Player) => client.call('closeAccount', { ...own(as), body: { proof: as.password } });
  expect(await close(player)).toMatchObject({ status: 409, data: { message: 'Withdraw your 1 BTC first.' } });
  const body = { currency: 'BTC', amount: 0.9999, address: testAddress };
  await client.verifiedWithdrawal(player, body);
  await client.call('withdraw', { ...own(player), body });
  expect(await close(player)).toMatchObject({ status: 409, data: { message: expect.stringMatching('under way') } });
  await client.mine(3);
  // What is left, 0.0001 BTC, is less than can be withdrawn.
  expect((await close(player)).read().message).toBe('Your account is closed.');
  expect((await client.call('balance', own(player))).status).toBe(401);
  const closed = await login(player);
  expect(closed).toMatchObject({ status: 403, data: { message: 'This account is closed.' } });
  expect(closed.data).not.toHaveProperty('token');
  expect((await client.call('login', { body: { email: player.email, password: 'Another2026!' } })).status).toBe(401);
});

test('refuses the break of another player', async () => {
  const [player, other] = [await client.register(), await client.register()];
  const sending = { params: { userId: other.id }, token: player.token };
  const body = { length: '1d', proof: player.password };
  const answers = await Promise.all([
    client.call('readBreak', sending),
    client.call('takeBreak', { ...sending, body }),
    client.call('playAgain', sending),
    client.call('closeAccount', { ...sending, body }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await client.call('takeBreak', { ...own(player), body: { ...body, length: '2d' } })).status).toBe(400);
});
