/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { type Database, migrate, openPostgres } from '../database';
import { describeKills } from '../testing/crashRecovery';
import { describeRestarts } from '../testing/databaseRestarts';
import { describeLedgerInvariants } from '../testing/ledgerInvariants';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';

let server: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'tessera-sandbox-'));

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readEnv = () => ({ DATABASE_URL: server.url, DATA_DIR: folder });

describe('on a PostgreSQL server', () => {
  describeLedgerInvariants(readEnv);
  describeKills(readEnv);
  describeRestarts(() => server, readEnv);
});

describe('the ledger itself', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openPostgres(server.url, readConfig({}).databaseTimeouts);
    await migrate(database);
  });
  afterAll(() => database?.close());

  const transfer = (id: string, amounts: readonly string[]) =>
    database.transaction(async (tx) => {
      await tx.query(
        `insert into users (id, email, username, display_name, password_hash, created_at)
         values ('ledger-test', 'ledger@tessera.test', 'ledger-test', 'ledger-test', '-', now()) on conflict do nothing`,
      );
      await tx.query(
        `insert into ledger_accounts (kind, owner, currency) values ('player', 'ledger-test', 'BTC'), ('chain', null, 'BTC')
         on conflict do nothing`,
      );
      await tx.query(
        `insert into ledger_transfers (id, kind, reference, created_at) values ($1, 'opening', $1, now())`,
        [id],
      );
      for (const [index, amount] of amounts.entries()) {
        await tx.query(
          `insert into ledger_entries (transfer_id, account_id, amount)
           select $1, id, $2::numeric from ledger_accounts where currency = 'BTC' and kind = $3
             and coalesce(owner, 'ledger-test') = 'ledger-test'`,
          [id, amount, index % 2 === 0 ? 'player' : 'chain'],
        );
      }
    });

  test('refuses a transfer that does not sum to zero', async () => {
    await expect(transfer('uneven', ['1', '-0.99999999'])).rejects.toThrow('does not sum to zero');
  });

  test('refuses a transfer that would overdraw a player', async () => {
    await transfer('even', ['1', '-1']);
    await expect(transfer('too-much', ['-1.00000001', '1.00000001'])).rejects.toThrow('would be overdrawn');
  });

  test.each([
    'update ledger_entries set amount = amount * 2',
    'delete from ledger_entries',
    'truncate ledger_entries',
    "update ledger_transfers set kind = 'reward'",
    'delete from ledger_transfers',
    'truncate ledger_transfers, ledger_entries',
    "update ledger_accounts set kind = 'chain', owner = null",
  ])('refuses "%s"', async (statement) => {
    await transfer('kept', ['1', '-1']).catch(() => undefined);
    await expect(database.query(statement)).rejects.toThrow('The ledger is never changed');
  });
});
