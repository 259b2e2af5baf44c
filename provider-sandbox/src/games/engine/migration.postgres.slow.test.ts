import { parse } from 'valibot';
import { type Database, dropEverything } from '../../database';
import { migrateWith } from '../../testing/migrateWith';
import { type PostgresServer, startPostgres } from '../../testing/postgresServer';
import { diceRules } from '../dice/rules';
import { drawOutcome } from './stream';

let server: PostgresServer;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  database = await server.open();
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});
beforeEach(() => dropEverything(database));

test('rounds of Dice from before the engine keep their numbers, and verify', async () => {
  await migrateWith(
    database,
    '0007',
    `
    insert into game_sessions (token_hash, id, game_uuid, currency, play_balance, return_url, created_at, expires_at)
      values ('hash', 'session', 'dice', 'FUN', 1000, 'http://localhost', now(), now());
    insert into seed_pairs (id, player, server_seed, client_seed, created_at) values ('pair', 'session', 'tessera', 'player', now());
    insert into rounds (id, player, game_uuid, session_id, idempotency_key, seed_pair_id, nonce, currency, stake, payout, bet, outcome, created_at)
      select 'round' || nonce, 'session', 'dice', 'session', 'key' || nonce, 'pair', nonce, 'FUN', 1, payout, '{"direction": "over", "target": "57.50"}',
        jsonb_build_object('roll', roll, 'multiplier', '2.3294', 'isWin', payout > 0), now()
      from (values (0, 2.3294, '77.67'), (1, 0, '3.05')) as played (nonce, payout, roll);`,
  );
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
});

test('rounds of different games with the same key get distinct keys, so that all of them can be settled', async () => {
  await migrateWith(
    database,
    '0016',
    `
    insert into game_sessions (token_hash, id, game_uuid, currency, play_balance, return_url, created_at, expires_at)
      values ('hash', 'session', 'dice', 'FUN', 1000, 'http://localhost', now(), now());
    insert into seed_pairs (id, player, server_seed, client_seed, created_at) values
      ('pair', 'session', 'a', 'a', now()), ('shared', 'automatic', 'b', 'b', now());
    insert into automatic_chains (last_seed, length, terminal_hash, created_at) values ('b', 1, 'c', now());
    insert into automatic_rounds (number, chain_id, nonce, seed_pair_id, phase, ends_at) values (1, 1, 0, 'shared', 'betting', now());
    insert into rounds (id, player, game_uuid, session_id, idempotency_key, seed_pair_id, nonce, currency, stake, payout, bet, outcome, created_at, scheme, multiplier)
      values ('round', 'session', 'dice', 'session', 'of-all', 'pair', 0, 'FUN', 1, 0, '{}', '{}', now(), 2, 0);
    insert into open_rounds (id, player, game_uuid, session_id, idempotency_key, seed_pair_id, scheme, nonce, currency, stake, start, created_at) values
      ('open-of-all', 'session', 'mines', 'session', 'of-all', 'pair', 2, 1, 'FUN', 1, '{}', now()),
      ('open-of-two', 'session', 'other', 'session', 'of-two', 'pair', 2, 2, 'FUN', 1, '{}', now()),
      ('open-alone', 'another', 'mines', 'session', 'of-all', 'pair', 2, 3, 'FUN', 1, '{}', now());
    insert into automatic_bets (id, round_number, player, session_id, idempotency_key, currency, stake, bet, placed_at) values
      ('bet-of-all', 1, 'session', 'session', 'of-all', 'FUN', 1, '{}', now()),
      ('bet-alone', 1, 'another', 'session', 'of-two', 'FUN', 1, '{}', now());`,
  );
  const keys = await database.query(
    `select id, idempotency_key as key from open_rounds union all select id, idempotency_key from automatic_bets order by id`,
  );
  expect(keys).toEqual([
    { id: 'bet-alone', key: 'of-two' },
    { id: 'bet-of-all', key: 'bet-of-all' },
    { id: 'open-alone', key: 'of-all' },
    { id: 'open-of-all', key: 'open-of-all' },
    { id: 'open-of-two', key: 'of-two' },
  ]);
});

test('every pair in use gets a next server seed, except Automatic’s; revealed pairs do not', async () => {
  await migrateWith(
    database,
    '0017',
    `insert into seed_pairs (id, player, server_seed, client_seed, created_at, revealed_at) values
       ('old', 'first', 'a', 'a', now(), now()), ('own', 'first', 'b', 'b', now(), null),
       ('other', 'second', 'c', 'c', now(), null), ('shared', 'automatic', 'd', 'd', now(), null)`,
  );
  const next = await database.query<{ id: string; seed: string | null }>(
    'select id, next_server_seed as seed from seed_pairs order by id',
  );
  const isSeed = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(next).toEqual([
    { id: 'old', seed: null },
    { id: 'other', seed: isSeed },
    { id: 'own', seed: isSeed },
    { id: 'shared', seed: null },
  ]);
  expect(new Set(next.map(({ seed }) => seed)).size).toBe(3);
});
