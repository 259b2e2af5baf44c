import { randomUUID } from 'node:crypto';
import { openDice, rollDice } from '../testing/games';
import { heldMoney } from '../testing/heldMoney';
import { sandboxOfTests } from '../testing/ofTests';

const limitCalls = ['readLimits', 'setLimit', 'keepLimit', 'reviewLimits', 'readOwnPlay', 'returnHeld'] as const;
const breakCalls = ['readBreak', 'takeBreak', 'playAgain', 'closeAccount'] as const;

/** A sandbox with these extensions, and a new player of it. */
function describeSandbox(extensions: string) {
  const { client } = sandboxOfTests({ SANDBOX_EXTENSIONS: extensions });
  return {
    client,
    async openGame() {
      const player = await client.register('1');
      const own = { params: { userId: player.id }, token: player.token };
      const session = await openDice(client, player);
      return { player, own, stake: (amount: string) => rollDice(client, session, randomUUID(), amount) };
    },
    async statusesOf(ids: readonly ((typeof limitCalls)[number] | (typeof breakCalls)[number])[]) {
      const { id: userId, token } = await client.register();
      const params = { userId, kind: 'loss', period: 'day', id: 'none' };
      const answers = await Promise.all(ids.map((id) => client.call(id, { params, token })));
      return new Set(answers.map(({ status }) => status));
    },
  };
}

describe('without the extensions', () => {
  const { openGame, statusesOf } = describeSandbox('none');

  test('nothing is limited, and the calls do not exist', async () => {
    expect(await statusesOf([...limitCalls, ...breakCalls])).toEqual(new Set([404]));
    const { stake } = await openGame();
    expect((await stake('0.1')).status).toBe(200);
  });
});

describe('with limits alone', () => {
  const { client, openGame, statusesOf } = describeSandbox('limits');

  test('they hold and count, and there are no breaks', async () => {
    expect(await statusesOf(breakCalls)).toEqual(new Set([404]));
    const { player, own, stake } = await openGame();
    const { setDepositLimit, heldOf } = heldMoney(client);
    const wager = { params: { ...own.params, kind: 'wager', period: 'day' }, token: own.token };
    await client.call('setLimit', { ...wager, body: { amount: '65' } });
    expect((await stake('0.001')).status).toBe(200);
    expect((await stake('0.001')).status).toBe(403);
    await setDepositLimit(player, 'day', '0');
    await client.fund(player, 'USDT', '50');
    expect(await heldOf(player)).toMatchObject([{ amount: '50', because: 'deposit-limit' }]);
  });
});

describe('with breaks alone', () => {
  const { client, openGame, statusesOf } = describeSandbox('breaks');

  test('they end play, and a deposit is not held, since nothing could return it', async () => {
    expect(await statusesOf(limitCalls)).toEqual(new Set([404]));
    const { player, own, stake } = await openGame();
    expect((await stake('0.001')).status).toBe(200);
    const { USDT = '0' } = (await client.ledger(player)).sums;
    await client.call('takeBreak', { ...own, body: { length: '1d', proof: player.password } });
    expect((await stake('0.001')).status).toBe(403);
    await client.fund(player, 'USDT', '50');
    expect(Number((await client.ledger(player)).sums.USDT) - Number(USDT)).toBe(50);
  });
});
