import { describeHostileRequests } from './testing/hostileRequests';
import { type PostgresServer, startPostgres } from './testing/postgresServer';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

describe('invalid requests, on a PostgreSQL server', () => {
  describeHostileRequests(() => ({ DATABASE_URL: server.url, DATA_DIR: 'memory://' }));
});
