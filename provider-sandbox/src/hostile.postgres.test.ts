/** @jest-environment node */
import { describeHostileRequests } from './testing/hostileRequests';
import { type PostgresServer, startPostgres } from './testing/postgresServer';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop());

describe('requests that a client got wrong, on a PostgreSQL server', () => {
  describeHostileRequests(() => ({ DATABASE_URL: server.url, DATA_DIR: 'memory://' }));
});
