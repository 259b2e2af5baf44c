import type { Queries } from '../database';

const tables = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename <> 'schema_migrations' order by tablename`;

const namesOf = async (queries: Queries) => (await queries.query<{ name: string }>(tables)).map(({ name }) => name);

/** Stores a copy of all rows, and the positions of the sequences, in the same database. */
export async function takeSnapshot(tx: Queries, name: string): Promise<void> {
  const copies = (await namesOf(tx)).map((table) => `create table ${name}.${table} as table public.${table}`);
  const positions = `create table ${name}.positions as
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as sequence, last_value as position
    from pg_sequences where schemaname = 'public'`;
  await tx.run([`create schema ${name}`, ...copies, positions].join(';\n'));
}

export const hasSnapshot = async (queries: Queries, name: string): Promise<boolean> =>
  (await queries.query('select from pg_namespace where nspname = $1', [name])).length > 0;

/** Puts all rows and sequences back, without the triggers that keep the ledger from changing and write players' events. */
export async function restoreSnapshot(tx: Queries, name: string): Promise<void> {
  const names = await namesOf(tx);
  await tx.run(
    [
      'set local session_replication_role = replica',
      ...names.map((table) => `delete from public.${table}`),
      ...names.map((table) => `insert into public.${table} overriding system value table ${name}.${table}`),
      `select setval(sequence::regclass, coalesce(position, 1), position is not null) from ${name}.positions`,
    ].join(';\n'),
  );
}
