import { randomUUID } from 'node:crypto';
import { statementMovements } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals } from '@tessera/shared-contracts/money';
import type { Player } from '../testing/client';
import { openDice } from '../testing/games';
import { heldMoney } from '../testing/heldMoney';
import { dayMs, movedSandboxOfTests } from '../testing/movedClock';

const { client, clock } = movedSandboxOfTests('2026-03-11T10:00:00Z');

const own = ({ id, token }: Player) => ({ params: { userId: id }, token });
const { setDepositLimit, heldOf, balanceOf, detailOf, expectSoundLedger } = heldMoney(client);
const statesOf = async (player: Player, id: string) =>
  (await detailOf(player, id)).steps.readable.map(({ state }) => state).join(' ');
afterEach(expectSoundLedger);

test('a deposit above the limit is held, and released by the next period', async () => {
  const player = await client.register();
  await setDepositLimit(player, 'day', '100');
  await client.fund(player, 'USDT', '60');
  await client.fund(player, 'USDT', '50');
  expect(await balanceOf(player)).toBe('60');
  const [deposit, ...others] = await heldOf(player);
  expect(others).toEqual([]);
  expect(deposit).toMatchObject({
    currency: 'USDT',
    amount: '50',
    usdValue: '50',
    since: '2026-03-11T10:00:00.000Z',
    because: 'deposit-limit',
    releaseFrom: '2026-03-12T00:00:00.000Z',
  });
  const { id = '' } = deposit ?? {};
  expect(await detailOf(player, id)).toMatchObject({ status: 'held', type: 'deposit' });
  expect(await statesOf(player, id)).toBe('seen confirming held');

  const session = await openDice(client, player);
  const body = {
    key: randomUUID(),
    game: 'dice',
    currency: 'USDT',
    stake: '60.01',
    bet: { direction: 'over', target: 5_000 },
  };
  const refused = await client.send('POST', '/play/api/rounds', { token: session, body });
  expect(refused.data.message).toBe('Insufficient balance');

  clock.set('2026-03-11T23:59:59.999Z');
  expect(await balanceOf(player)).toBe('60');
  clock.set('2026-03-12T00:00:00Z');
  expect(await balanceOf(player)).toBe('110');
  expect(await heldOf(player)).toEqual([]);
  expect(await statesOf(player, id)).toBe('seen confirming held done');
  // It counts on the day on which it can be played with.
  await client.fund(player, 'USDT', '51');
  expect(await balanceOf(player)).toBe('110');
});

test('a statement says what was held and released, to the last decimal', async () => {
  const player = await client.register();
  await setDepositLimit(player, 'day', '100');
  await client.fund(player, 'USDT', '100');
  await client.fund(player, 'USDT', '7.000001');
  const day = clock.now.toISOString().slice(0, 10);
  const read = async (from: string, to: string) => {
    const answer = await client.call('statement', { ...own(player), search: { from, to } });
    const [coin] = answer.read().coins.readable;
    if (coin === undefined) throw new Error('There is no coin.');
    const sum = statementMovements.map((name) => coin[name]).reduce(addDecimals, coin.opening);
    expect(addDecimals(sum, '0')).toBe(addDecimals(coin.closing, '0'));
    return coin;
  };
  expect(await read(day, day)).toMatchObject({ deposits: '107.000001', held: '-7.000001', closing: '100' });
  clock.moveBy(dayMs);
  const next = clock.now.toISOString().slice(0, 10);
  expect(await read(next, next)).toMatchObject({ opening: '100', held: '7.000001', closing: '107.000001' });
});

test('a deposit above a whole limit stays held until the limit allows it', async () => {
  const player = await client.register();
  await setDepositLimit(player, 'day', '100');
  await client.fund(player, 'USDT', '101');
  expect(await heldOf(player)).toMatchObject([{ releaseFrom: null }]);
  clock.moveBy(3 * dayMs);
  expect(await balanceOf(player)).toBe('0');
  await setDepositLimit(player, 'day', '200');
  clock.moveBy(dayMs);
  await setDepositLimit(player, 'day', '200');
  expect(await balanceOf(player)).toBe('101');
});

test('deposits before the limit count, too', async () => {
  const player = await client.register();
  await client.fund(player, 'USDT', '90');
  await setDepositLimit(player, 'week', '100');
  await client.fund(player, 'USDT', '11');
  expect(await balanceOf(player)).toBe('90');
});
