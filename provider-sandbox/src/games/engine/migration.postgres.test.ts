import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'valibot';
import { readConfig } from '../../config';
import { openPostgres } from '../../database';
import { type PostgresServer, startPostgres } from '../../testing/postgresServer';
import { diceRules } from '../dice/rules';
import { drawOutcome } from './stream';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const folder = new URL('../../../migrations/', import.meta.url);

test('rounds of Dice from before the engine keep their numbers, and verify', async () => {
  const database = await openPostgres(server.url, readConfig({}).databaseTimeouts);
  const names = (await readdir(folder)).sort();
  const isOld = (name: string) => name < '0007';
  const run = async (wanted: readonly string[]) => {
    for (const name of wanted) await database.run(await readFile(new URL(name, folder), 'utf8'));
  };
  await run(names.filter(isOld));
  await database.run(`
    insert into game_sessions (token_hash, id, game_uuid, currency, play_balance, return_url, created_at, expires_at)
      values ('hash', 'session', 'dice', 'FUN', 1000, 'http://localhost', now(), now());
    insert into seed_pairs (id, player, server_seed, client_seed, created_at) values ('pair', 'session', 'tessera', 'player', now());
    insert into rounds (id, player, game_uuid, session_id, idempotency_key, seed_pair_id, nonce, currency, stake, payout, bet, outcome, created_at)
      select 'round' || nonce, 'session', 'dice', 'session', 'key' || nonce, 'pair', nonce, 'FUN', 1, payout, '{"direction": "over", "target": "57.50"}',
        jsonb_build_object('roll', roll, 'multiplier', '2.3294', 'isWin', payout > 0), now()
      from (values (0, 2.3294, '77.67'), (1, 0, '3.05')) as played (nonce, payout, roll);`);
  await run(names.filter((name) => !isOld(name)));
  const rounds = await database.query<{ scheme: number; multiplier: string; bet: unknown; outcome: object }>(
    'select scheme, multiplier::text, bet, outcome from rounds order by nonce',
  );
  const bet = { direction: 'over', target: 5_750 };
  expect(rounds).toEqual([
    { scheme: 1, multiplier: '2.3294', bet, outcome: { roll: 7_767 } },
    { scheme: 1, multiplier: '0.0000', bet, outcome: { roll: 305 } },
  ]);
  const seeds = { serverSeed: 'tessera', clientSeed: 'player', nonce: 0 };
  const again = drawOutcome(diceRules, { scheme: 1, seeds, bet: parse(diceRules.betSchema, rounds[0]?.bet) });
  expect(again).toEqual(rounds[0]?.outcome);
  await database.close();
});
