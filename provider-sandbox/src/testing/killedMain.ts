import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

// A sandbox that is killed before it sends a statement of SQL that has this text; see limitKills.ts.
const text = process.env.KILLED_BEFORE ?? '';
const killBefore = (statement: string) => {
  if (statement.includes(text)) process.kill(process.pid, 'SIGKILL');
};

const { execProtocolRawSync } = PGlite.prototype;
PGlite.prototype.execProtocolRawSync = function (message) {
  killBefore(Buffer.from(message).toString('latin1'));
  return execProtocolRawSync.call(this, message);
};
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...of: readonly unknown[]) {
  killBefore(String(of[0]));
  return Reflect.apply(query, this, of);
} as typeof query;

await import('../main');
