import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrate } from '../database';
import { describeAddressLaws } from '../testing/addressLaws';
import { describeKills } from '../testing/crashRecovery';
import { describeRestarts } from '../testing/databaseRestarts';
import { describeLedgerInvariants } from '../testing/ledgerInvariants';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { describeStatementLaws } from '../testing/statementLaws';
import { describeWithdrawalLaws } from '../testing/withdrawalLaws';
import { auditLedger, postTransfer, readBalance } from '.';

let server: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'tessera-sandbox-'));

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readEnv = () => ({ DATABASE_URL: server.url, DATA_DIR: folder });

describe('on a PostgreSQL server', () => {
  describeLedgerInvariants(readEnv);
  describe('statements', () => describeStatementLaws(readEnv));
  describe('withdrawals', () => describeWithdrawalLaws(readEnv));
  describe('addresses', () => describeAddressLaws(readEnv));
  describeKills(readEnv);
  describeRestarts(() => server, readEnv);
});

describe('the ledger itself', () => {
  let database: Database;

  beforeAll(async () => {
    database = await server.open();
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
    'update ledger_player_balances set amount = amount + 1',
    'insert into ledger_player_balances select id, 1 from ledger_accounts',
    'delete from ledger_player_balances',
    'truncate ledger_player_balances',
    "update ledger_accounts set kind = 'chain', owner = null",
  ])('refuses "%s"', async (statement) => {
    await transfer('kept', ['1', '-1']).catch(() => undefined);
    await expect(database.query(statement)).rejects.toThrow('The ledger is never changed');
  });

  test('reads no old entries to add a new one, whatever their number', async () => {
    await transfer('first', ['1', '-1']);
    await database.run(`
      insert into ledger_transfers (id, kind, reference, created_at) select 'old' || n, 'opening', 'old' || n, now() from generate_series(1, 3000) as n;
      insert into ledger_entries (transfer_id, account_id, amount)
        select 'old' || n, id, case kind when 'player' then 1 else -1 end from generate_series(1, 3000) as n, ledger_accounts
        where currency = 'BTC' and (owner = 'ledger-test' or kind = 'chain')`);
    const entriesRead = await database.transaction(async (tx) => {
      /** Includes recent transactions of the connection that are not in the server's statistics yet. */
      const countRead = async () => {
        const [row] = await tx.query<{ read: number }>(
          `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'ledger_entries'`,
        );
        return row?.read ?? 0;
      };
      const before = await countRead();
      await postTransfer(tx, {
        kind: 'round',
        reference: 'after-many',
        at: new Date(),
        postings: [
          { account: { kind: 'player', owner: 'ledger-test', currency: 'BTC' }, amount: '-1' },
          { account: { kind: 'games', currency: 'BTC' }, amount: '1' },
        ],
      });
      expect(await readBalance(tx, 'ledger-test', 'BTC')).toMatch(/^\d+\.00000000$/);
      await tx.query('set constraints all immediate');
      return (await countRead()) - before;
    });
    // Not zero, which would mean that nothing was counted.
    expect(entriesRead).toBeGreaterThan(0);
    expect(entriesRead).toBeLessThan(20);
    expect(await auditLedger(database)).toMatchObject({ misstated: [], overdrawn: [] });
  });
});
