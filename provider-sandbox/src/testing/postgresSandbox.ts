import type { Database } from '../database';
import { type Client, createClient } from './client';
import { type PostgresServer, startPostgres } from './postgresServer';
import { startSandboxProcess } from './sandboxProcess';

/**
 * Starts a sandbox over a PostgreSQL server before the tests of a file, and stops both after them. What it returns has
 * its content once a test runs: the sandbox's client, its address, and a connection to its database.
 *
 * @param env settings of the sandbox beyond the database
 */
export function postgresSandboxOfTests(env: Readonly<Record<string, string>> = {}) {
  const [client, database, server] = [{} as Client, {} as Database, {} as PostgresServer];
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    Object.assign(server, await startPostgres());
    ends.unshift(server.stop);
    const sandbox = await startSandboxProcess({ DATA_DIR: 'memory://', ...env, DATABASE_URL: server.url });
    ends.unshift(sandbox.stop);
    Object.assign(client, createClient(sandbox.url));
    Object.assign(database, await server.open());
    ends.unshift(database.close);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return { client, database, server };
}
