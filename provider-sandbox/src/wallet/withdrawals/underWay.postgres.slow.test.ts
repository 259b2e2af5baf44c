import { fastify } from 'fastify';
import { readConfig } from '../../config';
import { createSecret } from '../../data/secret';
import type { Database } from '../../database';
import { auditLedger, readBalance } from '../../ledger';
import { createOutbox } from '../../mail';
import { migrateWith } from '../../testing/migrateWith';
import { type PostgresServer, startPostgres } from '../../testing/postgresServer';
import { mineBlocks } from '../chain';
import { readSteps } from '../steps';

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

test('what was under way before there were steps arrives, and moves its money once', async () => {
  await migrateWith(
    database,
    '0025',
    `
    insert into users (id, email, username, display_name, password_hash, created_at, agreed_to_marketing)
      values ('u', 'u@tessera.test', 'u', 'u', '', now(), false);
    insert into ledger_accounts (kind, owner, currency) values ('player', 'u', 'BTC'), ('chain', null, 'BTC');
    insert into ledger_transfers (id, kind, reference, created_at)
      values ('in', 'deposit', 'd', now()), ('out', 'withdrawal', 'w', now());
    insert into ledger_entries (transfer_id, account_id, amount)
      select 'in', id, case kind when 'player' then 1 else -1 end from ledger_accounts;
    insert into ledger_entries (transfer_id, account_id, amount)
      select 'out', id, case kind when 'player' then -0.4 else 0.4 end from ledger_accounts;
    update chain set height = 5;
    insert into transactions (id, user_id, type, status, currency, amount, network, address, created_at, broadcast_height)
      values ('waiting', 'u', 'withdraw', 'waiting', 'BTC', 0.1, 'BTC', 'tb1', now(), 5),
        ('sending', 'u', 'withdraw', 'sending', 'BTC', 0.3, 'BTC', 'tb1', now(), 4),
        ('deposit', 'u', 'deposit', 'confirming', 'BTC', 0.2, 'BTC', 'tb1', now(), 4);`,
  );
  const parts = { database, now: () => new Date(), config: readConfig({}), secret: createSecret() };
  const outbox = createOutbox(parts, fastify().log);
  await mineBlocks({ ...parts, outbox }, 2);
  await outbox.close();
  for (const id of ['waiting', 'sending', 'deposit']) {
    expect((await readSteps(database, id)).at(-1)?.state).toBe('done');
  }
  expect(await readBalance(database, 'u', 'BTC')).toBe('0.80000000');
  expect(await auditLedger(database)).toMatchObject({ unbalanced: [], overdrawn: [], misstated: [] });
});
