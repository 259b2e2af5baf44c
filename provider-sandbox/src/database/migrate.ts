import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database';

const folder = new URL('../../migrations/', import.meta.url);
/** Arbitrary lock number, the same in every process, so that only one migrates at a time. */
const migrationLock = 7_355_608;

/**
 * Migrates the schema with the scripts of `migrations/`, in the order of their names.
 *
 * @throws if a script was edited after it was applied to this database
 */
export async function migrate(database: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await database.transaction(async (tx) => {
    // No time limit, neither for this migration nor for waiting for another process that is migrating.
    await tx.run('set local lock_timeout = 0; set local statement_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await tx.run(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = await tx.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
    const known = new Map(applied.map(({ name, checksum }) => [name, checksum]));
    for (const name of names) {
      const script = await readFile(new URL(name, folder), 'utf8');
      const checksum = createHash('sha256').update(script).digest('hex');
      const had = known.get(name);
      if (had === checksum) continue;
      if (had !== undefined) throw new Error(`Migration ${name} was changed after this database applied it.`);
      await tx.run(script);
      await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
  });
}

/** Drops everything that the migrations created, data included. The ledger refuses deletions, so whole tables are dropped. */
export const dropEverything = (database: Database): Promise<void> =>
  database.run(`
    drop view if exists ledger_balances;
    drop table if exists automatic_bets, automatic_rounds, automatic_chains, open_rounds, rounds, seed_pairs, game_sessions,
      withdrawal_requests, deposit_addresses, transactions, player_events, chain,
      ledger_entries, ledger_transfers, ledger_player_balances, ledger_accounts, failed_tries, code_tries, one_time_codes, sessions, users, schema_migrations;
    drop function if exists ledger_refuse_change, ledger_check_transfer, ledger_hold_account, ledger_check_balance,
      ledger_count_entry, player_event_reason, player_events_of_new_transactions, player_events_of_moved_transactions,
      player_events_of_entry;
  `);
