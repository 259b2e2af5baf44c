import type { Player } from '../testing/client';
import { openGame, sampleBets, stakeBody, stepRequest } from '../testing/games';
import { postgresSandboxOfTests } from '../testing/postgresSandbox';
import { gamesMessages } from './games.messages';

const { client } = postgresSandboxOfTests({ SEED: 'none', AUTOMATIC_BETTING_MS: '600000' });

/** Every way to stake, by its name. */
const stakes = new Map(
  [...sampleBets.keys()].map((name) => [
    name,
    (session: string, key: string) =>
      client.send('POST', name === 'Automatic' ? '/play/api/automatic/bets' : '/play/api/rounds', {
        token: session,
        body: stakeBody(name, key),
      }),
  ]),
).set('Mines step by step', (session, key) =>
  stepRequest(client, session, '', { key, game: 'mines', currency: 'BTC', stake: '0.01', start: { mines: 2 } }),
);

async function openGames() {
  const player = await client.register('1');
  return {
    player,
    stake: async (name: string, key: string) => {
      const session = await openGame(client, player, name.split(' ')[0] ?? '');
      return (stakes.get(name) as NonNullable<ReturnType<typeof stakes.get>>)(session, key);
    },
  };
}
const stakedBy = async (player: Player) =>
  (await client.ledger(player)).entries.filter(({ amount }) => amount === '-0.01000000').length;

const ways = [...stakes.keys()];
test.each(ways.flatMap((first) => ways.filter((second) => second !== first).map((second) => [first, second] as const)))(
  'a key of %s is refused for %s, which stakes nothing',
  async (first, second) => {
    const { player, stake } = await openGames();
    expect((await stake(first, 'one-key-for-all')).status).toBe(200);
    const before = (await client.ledger(player)).entries;
    expect(await stake(second, 'one-key-for-all')).toMatchObject({
      status: 409,
      data: { message: gamesMessages.keyReused },
    });
    expect((await client.ledger(player)).entries).toEqual(before);
    expect((await stake(first, 'one-key-for-all')).status).toBe(200);
    expect((await stake(second, 'a-key-of-its-own')).status).toBe(200);
  },
);

test('of many simultaneous bets with one key, in all games, one is placed', async () => {
  const { player, stake } = await openGames();
  const answers = await Promise.all([...ways, ...ways].map((name) => stake(name, 'one-key-for-all')));
  expect(await stakedBy(player)).toBe(1);
  // The one that was placed first is returned to its own retry.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});
