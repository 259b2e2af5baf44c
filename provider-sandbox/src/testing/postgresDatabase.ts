import { type Database, migrate } from '../database';
import { startPostgres } from './postgresServer';

/** A database with the schema, on a dedicated PostgreSQL server. */
export interface PostgresDatabase {
  readonly database: Database;
  stop(): Promise<void>;
}

export async function startPostgresDatabase(): Promise<PostgresDatabase> {
  const server = await startPostgres();
  try {
    const database = await server.open();
    await migrate(database);
    return {
      database,
      async stop() {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
