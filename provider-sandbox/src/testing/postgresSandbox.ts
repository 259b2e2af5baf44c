import type { Pool } from 'pg';
import { type Client, createClient } from './client';
import { connectTo, type PostgresServer, startPostgres } from './postgresServer';
import { startSandboxProcess } from './sandboxProcess';

/** A sandbox over a dedicated PostgreSQL server, with a client and a connection to its database. */
export interface PostgresSandbox {
  readonly url: string;
  readonly server: PostgresServer;
  readonly client: Client;
  readonly database: Pool;
  stop(): Promise<void>;
}

/** @param env settings of the sandbox beyond the database */
export async function startPostgresSandbox(env: Readonly<Record<string, string>> = {}): Promise<PostgresSandbox> {
  const server = await startPostgres();
  try {
    const sandbox = await startSandboxProcess({ ...env, DATABASE_URL: server.url });
    const database = connectTo(server);
    return {
      url: sandbox.url,
      server,
      client: createClient(sandbox.url),
      database,
      async stop() {
        await database.end();
        await sandbox.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
