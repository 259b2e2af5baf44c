import { winsPerAnswer } from '@tessera/shared-contracts/extensions/schema';
import { addDecimals, compareDecimals, multiplyDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { type Client, createClient, type Player } from '../testing/client';
import { openDice, openFun, rollDice } from '../testing/games';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';
import { usdRates } from '../wallet';
import { maskName } from './describeBet';

interface Played {
  readonly id: string;
  readonly stake: string;
  readonly payout: string;
}

let sandbox: SandboxProcess;
let client: Client;
let player: Player;
const played: Played[] = [];

const readStats = async () => (await client.call('liveStats')).read();
const totalsOf = async ({ id, token }: Player) =>
  (await client.call('totals', { params: { userId: id }, token })).read();
const gainOf = ({ payout, stake }: Played) => subtractDecimals(payout, stake);

beforeAll(async () => {
  sandbox = await startSandboxProcess({});
  client = createClient(sandbox.url);
  player = await client.register();
  await client.fund(player, 'BTC', '100');
});
afterAll(() => sandbox?.stop());

test('a new sandbox has no wins, and a new player no totals', async () => {
  expect(await readStats()).toMatchObject({ playersOnline: 1, wins: { readable: [] } });
  expect(await totalsOf(player)).toMatchObject({ bets: 0, wageredUsd: '0' });
  expect(await totalsOf(player)).not.toHaveProperty('rank');
});

test('the wins of the day are the largest gains, without losses and fun play', async () => {
  const session = await openDice(client, player);
  for (let index = 0; index < 50; index += 1) {
    const { data } = await rollDice(client, session, `roll-number-${index}`, `0.${String(index + 1).padStart(3, '0')}`);
    played.push(data.round as Played);
  }
  const fun = await openFun(client, 'Dice');
  const body = {
    key: 'fun-fun-fun',
    currency: 'FUN',
    stake: '900',
    game: 'dice',
    bet: { direction: 'over', target: 100 },
  };
  await client.send('POST', '/play/api/rounds', { token: fun, body });
  const won = played.filter((round) => compareDecimals(gainOf(round), '0') > 0);
  const expected = won.sort((a, b) => compareDecimals(gainOf(b), gainOf(a))).slice(0, winsPerAnswer);
  const { wins } = await readStats();
  expect(wins.readable.map(({ id, amount }) => [id, Number(amount)])).toEqual(
    expected.map((round) => [round.id, Number(gainOf(round))]),
  );
  expect(wins.readable[0]).toMatchObject({ game: 'Dice', user: maskName(player.username), currency: 'BTC' });
});

test('wins of different coins are ordered by their value', async () => {
  const rich = await client.register();
  await client.fund(rich, 'DOGE', '1000');
  const session = await openDice(client, rich);
  for (let index = 0; index < 8; index += 1) {
    const bet = { direction: 'over', target: 500 };
    const body = { key: `doge-number-${index}`, currency: 'DOGE', stake: '100', game: 'dice', bet };
    await client.send('POST', '/play/api/rounds', { token: session, body });
  }
  const values = (await readStats()).wins.readable.map(({ amount, currency }) =>
    multiplyDecimals(amount, usdRates.get(currency) ?? '0'),
  );
  expect(values).toEqual([...values].sort((a, b) => compareDecimals(b, a)));
  expect(values.length).toBe(winsPerAnswer);
});

test('a player who hides has no name in the wins', async () => {
  const body = { showBetsPublicly: false };
  await client.call('savePreferences', { params: { userId: player.id }, token: player.token, body });
  const { data, text } = await client.call('liveStats');
  expect(text).not.toContain(maskName(player.username));
  expect((data.wins as { user: string | null }[]).some(({ user }) => user === null)).toBe(true);
});

test('the totals count every settled bet, at the value of its stake', async () => {
  const staked = played.map(({ stake }) => stake).reduce(addDecimals);
  expect(await totalsOf(player)).toMatchObject({
    bets: 50,
    wageredUsd: `${Number(multiplyDecimals(staked, usdRates.get('BTC') ?? ''))}`,
  });
  const other = await client.register();
  expect((await client.call('totals', { params: { userId: player.id }, token: other.token })).status).toBe(403);
  expect((await client.call('totals', { params: { userId: player.id } })).status).toBe(401);
});

test('players online have an open session', async () => {
  const { playersOnline } = await readStats();
  const late = await client.register();
  const again = { email: late.email, password: late.password };
  await client.call('login', { body: again });
  expect((await readStats()).playersOnline).toBe(playersOnline + 1);
  const body = { username: late.username, oldPassword: late.password, newPassword: 'Ostia@Harbor1' };
  await client.call('changePassword', { token: late.token, body });
  await client.call('logout', { token: late.token });
  expect((await readStats()).playersOnline).toBe(playersOnline);
});
