import { randomUUID } from 'node:crypto';
import { multiplyDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { type Client, createClient, type Player } from '../testing/client';
import { startClockedSandbox } from '../testing/clockedSandbox';
import { openDice, openGame, rollDice, stepRequest } from '../testing/games';
import { usdRates } from '../wallet/coins';

let sandbox: Awaited<ReturnType<typeof startClockedSandbox>>;
let client: Client;

beforeAll(async () => {
  sandbox = await startClockedSandbox(() => new Date('2026-03-11T10:00:00Z'));
  client = createClient(sandbox.url);
});
afterAll(() => sandbox?.stop());
beforeEach(() => moveRate('65000'));

/** What a bitcoin is worth from now on; the sandbox of this file runs in this process. */
const moveRate = (usd: string) => void (usdRates as Map<string, string>).set('BTC', usd);

async function limited(kind: 'wager' | 'loss', amount: string) {
  const player = await client.register('1');
  const params = { userId: player.id, kind, period: 'day' };
  await client.call('setLimit', { params, token: player.token, body: { amount } });
  const read = async () => {
    const { limits } = (await client.call('readLimits', { params, token: player.token })).read();
    return limits.readable.find((limit) => limit.kind === kind && limit.period === 'day');
  };
  return { player, read };
}
const bets = async (player: Player) => {
  const session = await openDice(client, player);
  return async (amount: string) => (await rollDice(client, session, randomUUID(), amount)).status;
};

test('a stake counts at the rate of its moment, whichever way that moved since the limit was set', async () => {
  const { player, read } = await limited('wager', '130');
  const bet = await bets(player);
  expect(await bet('0.001')).toBe(200);
  moveRate('130000');
  expect(await read()).toMatchObject({ used: '65', left: '65' });
  expect(await bet('0.001')).toBe(403);
  expect(await bet('0.00050001')).toBe(403);
  expect(await bet('0.0001')).toBe(200);
  moveRate('32500');
  expect(await read()).toMatchObject({ used: '78', left: '52' });
  expect(await bet('0.00160001')).toBe(403);
  expect(await bet('0.0016')).toBe(200);
  expect(await read()).toMatchObject({ used: '130', left: '0' });
});

test('what a stake returns counts at the rate at which it was taken', async () => {
  const { player, read } = await limited('loss', '130');
  const session = await openGame(client, player, 'Mines');
  const game = { game: 'mines', currency: 'BTC', start: { mines: 1 } };
  const started = await stepRequest(client, session, '', { key: randomUUID(), ...game, stake: '0.001' });
  const { id } = started.data.openRound as { id: string };
  moveRate('650000');
  const stepped = await stepRequest(client, session, '/steps', { id, step: 1 });
  const ended = stepped.data.round ? stepped : await stepRequest(client, session, '/cash-out', { id });
  const { payout } = ended.data.round as { payout: string };
  expect((await read())?.used).toBe(subtractDecimals('65', multiplyDecimals(payout, '65000')));
});
