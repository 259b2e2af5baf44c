import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
  truncateDecimal,
} from '@tessera/shared-contracts/money';
import { diceUuid, openDice, openFun } from '../testing/games';
import { playerOfTest, sandboxOfTests } from '../testing/ofTests';
import { coins } from '../wallet/coins';
import { limitsOf } from './engine/limits';
import type { Round } from './engine/rounds';
import { gamesMessages } from './games.messages';

let session: string;
let rounds = 0;

const { client } = sandboxOfTests({ SEED: 'none' });
const { player } = playerOfTest(client);
beforeEach(async () => {
  session = await openDice(client, player);
});

const roll = (change: object, token = session) => {
  rounds += 1;
  const body = { key: `stakes-${rounds}`, game: 'dice', currency: 'BTC', bet: { direction: 'over', target: 5_000 } };
  return client.send('POST', '/play/api/rounds', { token, body: { ...body, ...change } });
};
const roundOf = ({ data }: { data: Record<string, unknown> }) => data.round as Round;
const held = async (currency: string) => (await client.ledger(player)).sums[currency] ?? '0';

test.each([...new Set(coins.map(({ symbol }) => symbol))])(
  'in %s the smallest stake is played, one unit less is not, and the balance is exact to the last unit',
  async (currency) => {
    await client.fund(player, currency, '1');
    const { minStake } = limitsOf(currency);
    expect(await roll({ currency, stake: subtractDecimals(minStake, '0.00000001') })).toMatchObject({ status: 400 });
    expect(compareDecimals(await held(currency), '1')).toBe(0);
    const stake = addDecimals(minStake, '0.00000001');
    const { stake: staked, multiplier, payout } = roundOf(await roll({ currency: currency.toLowerCase(), stake }));
    expect(compareDecimals(staked, stake)).toBe(0);
    expect(compareDecimals(payout, truncateDecimal(multiplyDecimals(stake, multiplier), 8))).toBe(0);
    expect(compareDecimals(await held(currency), addDecimals(subtractDecimals('1', stake), payout))).toBe(0);
  },
);

test.each([
  ['1e-3', '0.00100000'],
  ['1E-8', undefined],
  [0.001, '0.00100000'],
  ['0.00100000000000', '0.00100000'],
  [' 0.001 ', '0.00100000'],
  ['+0.001', '0.00100000'],
  ['-0.001', undefined],
  ['0', undefined],
  ['-0', undefined],
  ['0.000000019', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['0x1', undefined],
  ['0,001', undefined],
  ['', undefined],
  ['1e400', undefined],
  ['9'.repeat(400), undefined],
  [null, undefined],
  [['0.001'], undefined],
])('a stake of %j is read as %s', async (stake, staked) => {
  await client.fund(player, 'BTC', '1');
  const answer = await roll({ stake });
  expect(answer.status).toBe(staked === undefined ? 400 : 200);
  if (staked !== undefined) expect(roundOf(answer).stake).toBe(staked);
  else expect(await held('BTC')).toBe('1.00000000');
});

test('the whole balance can be staked, and a win never pays for its own stake', async () => {
  await client.fund(player, 'BTC', '0.01');
  expect(await roll({ stake: '0.01000001', bet: { direction: 'under', target: 9_801 } })).toMatchObject({
    status: 400,
    data: { message: 'Insufficient balance' },
  });
  const { payout } = roundOf(await roll({ stake: '0.01' }));
  expect(await held('BTC')).toBe(payout);
  const others = await Promise.all([roll({ currency: 'ETH', stake: '1' }), roll({ currency: 'USDT', stake: '1' })]);
  expect(others.map(({ status }) => status)).toEqual([400, 400]);
});

test('a retry returns its round with the same payout, also after the balance is spent', async () => {
  await client.fund(player, 'BTC', '0.02');
  const request = { key: 'the-only-round', stake: '0.02' };
  const first = roundOf(await roll(request));
  await roll({ stake: await held('BTC') });
  const before = await held('BTC');
  for (const again of await Promise.all([roll({ ...request, stake: '0.0200' }), roll(request)]))
    expect(roundOf(again)).toEqual(first);
  const changes = [{ stake: '0.01' }, { currency: 'ETH' }, { bet: { direction: 'under', target: 5_000 } }];
  for (const change of changes)
    expect(await roll({ ...request, ...change })).toMatchObject({
      status: 409,
      data: { message: gamesMessages.keyReused },
    });
  expect(await held('BTC')).toBe(before);
});

test('play money is staked exactly, up to its balance', async () => {
  const fun = await openFun(client, 'Dice');
  expect(await roll({ stake: '1000.00000001' }, fun)).toMatchObject({
    status: 400,
    data: { message: gamesMessages.insufficient },
  });
  const answer = await roll({ stake: '999.99999999' }, fun);
  const { currency, payout } = roundOf(answer);
  expect(currency).toBe('FUN');
  expect(compareDecimals(answer.data.balance as string, addDecimals('0.00000001', payout))).toBe(0);
});

test('an emptied wallet plays in bitcoin if no coin is picked', async () => {
  await client.fund(player, 'BCH', '0.001');
  const choose = async () => {
    const opening = {
      player_id: player.id,
      player_name: player.username,
      currency: 'USD',
      device: 'desktop',
      language: 'en',
    };
    const body = { ...opening, email: player.email, return_url: 'http://localhost:3000/game-return' };
    const { data } = (await client.call('initGame', { params: { uuid: diceUuid }, token: player.token, body })).read();
    const token = new URL(data?.url ?? '').searchParams.get('session') ?? '';
    return (await client.send('GET', '/play/api/state', { token })).data.currency;
  };
  expect(await choose()).toBe('BCH');
  let left = await held('BCH');
  while (compareDecimals(left, '0') > 0) {
    await roll({ currency: 'BCH', stake: left });
    left = await held('BCH');
  }
  expect(await choose()).toBe('BTC');
});
