import { postgresSandboxOfTests } from '../../testing/postgresSandbox';

const { client } = postgresSandboxOfTests({ SEED: 'none' });

test('moves with one key, all at once, move the amount once', async () => {
  const player = await client.register('1');
  const own = { params: { userId: player.id }, token: player.token };
  const body = { currency: 'BTC', amount: '0.1', key: 'move-of-many-tabs' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.call('moveIntoVault', { ...own, body })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const vault = (await client.call('readVault', own)).read();
  expect(vault.balances.readable).toMatchObject([{ currency: 'BTC', amount: '0.1' }]);
});
