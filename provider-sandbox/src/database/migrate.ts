import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database';

const folder = new URL('../../migrations/', import.meta.url);
/** Arbitrary lock number, the same in every process, so that only one migrates at a time. */
const migrationLock = 7_355_608;

const scriptNames = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/**
 * Migrates the schema with the scripts of `migrations/`, in the order of their names.
 *
 * @throws if a script was edited after it was applied to this database
 */
export async function migrate(database: Database): Promise<void> {
  const names = await scriptNames();
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
export async function dropEverything(database: Database): Promise<void> {
  const scripts = await Promise.all((await scriptNames()).map((name) => readFile(new URL(name, folder), 'utf8')));
  const created = new Map([
    ['view', new Set<string>()],
    ['table', new Set(['schema_migrations'])],
    ['function', new Set<string>()],
  ]);
  for (const [, kind = '', name = ''] of scripts
    .join('\n')
    .matchAll(/^create (?:or replace )?(view|table|function) (\w+)/gm)) {
    created.get(kind)?.add(name);
  }
  // Views first, and all tables at once: they depend on each other.
  const drops = [...created].map(([kind, names]) => `drop ${kind} if exists ${[...names].join(', ')}`);
  await database.run(drops.join(';\n'));
}
