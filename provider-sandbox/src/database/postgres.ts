import { type ClientBase, Pool } from 'pg';
import type { Database, Queries } from './database';

const asQueries = (client: Pick<ClientBase, 'query'> | Pool): Queries => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return (await client.query<Row>(text, [...values])).rows;
  },
  async run(script) {
    await client.query(script);
  },
});

/** Connects to a PostgreSQL server. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 16 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error('An idle database connection broke.', error.message));
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw new Error(`The database of DATABASE_URL does not answer: ${error.message}`);
  });
  return {
    kind: 'postgres',
    ...asQueries(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(asQueries(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
