import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UserError } from '@tessera/platform/project';
import { Refused, UsageError } from '../outcome';
import type { ObjectStore } from './objectStore';
import { shellWord } from './shellWord';

type Environment = Readonly<Record<string, string | undefined>>;

/** Exit codes of the script. */
const codes = { missing: 44, conflict: 45, locked: 46 };
/** A connection has ten sessions at most, if its server is not configured otherwise. */
const sessions = 8;
const idleSeconds = 30;

const script = readFileSync(path.join(import.meta.dirname, 'sshStore.sh'), 'utf8')
  .replace(/^ *#.*\n/gm, '')
  .trim();

const versionOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface SshAddress {
  /** Options and host, as ssh takes them. */
  readonly host: readonly string[];
  readonly folder: string;
}

function parseAddress(address: string): SshAddress {
  const pattern = /^ssh:\/\/(?:([\w.-]+)@)?([\w.-]+|\[[\da-f:]+\])(?::(\d+))?\/(~\/)?(.+?)\/?$/i;
  const [, user, host = '', port, home, folder = ''] = pattern.exec(address) ?? [];
  if (host === '') {
    throw new UsageError(
      `"${address}" is no site: ssh://user@host/folder, or ssh://user@host/~/folder in the user's own.`,
    );
  }
  return {
    host: [
      ...(port === undefined ? [] : ['-p', port]),
      ...(user === undefined ? [] : ['-l', user]),
      '--',
      host.replace(/[[\]]/g, ''),
    ],
    folder: home === undefined ? `/${folder}` : folder,
  };
}

interface Answer {
  readonly code: number;
  readonly output: Buffer;
  readonly problem: string;
}

/** Runs ssh. */
async function ssh(args: readonly string[], input: string | Uint8Array = ''): Promise<Answer> {
  const child = spawn('ssh', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  const problem: Buffer[] = [];
  child.stdout.on('data', (part) => output.push(part));
  child.stderr.on('data', (part) => problem.push(part));
  // The server may answer before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code: code ?? 255, output: Buffer.concat(output), problem: String(Buffer.concat(problem)).trim() };
}

/** Runs at most some tasks at a time. */
function limited(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** A folder for this account alone: the connection is open to all who can write there. */
const connectionFolder = path.join(os.homedir(), '.ssh');
/** Where calls, also those of the next command, find the connection that they share. */
const shared = ['-S', path.join(connectionFolder, 'tessera-%C')];

/** Opens the connection that the calls share. Without it each call opens its own. */
async function connect(options: readonly string[], host: readonly string[]): Promise<void> {
  mkdirSync(connectionFolder, { recursive: true, mode: 0o700 });
  const kept = ['-o', 'ControlMaster=auto', '-o', `ControlPersist=${idleSeconds}`];
  // The connection goes to the background, with the outputs of this call: none, or waiting for their end would take as long.
  const first = spawn('ssh', [...options, ...shared, ...kept, ...host, 'true'], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await once(first, 'exit');
}

/**
 * A site in a folder of a server, accessed by the ssh of this machine: keys, known hosts and jumps are those of its configuration.
 * Each operation is one script on the server (`sshStore.sh`), so that what has to be atomic does not depend on the connection.
 *
 * @param address `ssh://user@host/folder`
 */
export function openSshStore(address: string, env: Environment = process.env): ObjectStore {
  const { host, folder } = parseAddress(address);
  const where = address.replace(/\/$/, '');
  const options = env.TESSERA_SSH_CONFIG === undefined ? [] : ['-F', env.TESSERA_SSH_CONFIG];
  const inTurn = limited(sessions);
  let connected: Promise<void> | undefined;

  /** Runs the script; throws unless it is done or ends with one of the expected codes. */
  async function run(
    expected: readonly number[],
    words: readonly string[],
    input?: string | Uint8Array,
  ): Promise<Answer> {
    connected ??= connect(options, host);
    await connected;
    const command = ['sh', '-c', script, 'sh', folder, ...words].map(shellWord).join(' ');
    const answer = await inTurn(() => ssh([...options, ...shared, ...host, command], input));
    if (answer.code === 0 || expected.includes(answer.code)) return answer;
    if (answer.code === codes.locked) {
      throw new Refused(`Another release command has held ${where} for 20 s. Wait for it, then run this again.`);
    }
    const isDenied = answer.code !== 255 && answer.problem.includes('Permission denied');
    throw Object.assign(
      new UserError(`${where}: ${answer.problem || `ssh ended with ${answer.code}`}`),
      isDenied && { code: 'EACCES' },
    );
  }

  return {
    where,
    async read(key) {
      const { code, output } = await run([codes.missing], ['read', key]);
      return code === 0 ? { bytes: output, version: versionOf(output) } : undefined;
    },
    async write(key, bytes, condition) {
      const version = versionOf(bytes);
      const expected = 'ifVersion' in condition ? condition.ifVersion : 'absent';
      const { code } = await run([codes.conflict], ['write', key, version, expected, randomUUID()], bytes);
      return code === 0 ? version : undefined;
    },
    async list(prefix) {
      const { output } = await run([], ['list', prefix]);
      const lines = String(output).split('\n').slice(0, -1);
      return lines
        .map((line) => {
          const [, seconds, key = ''] = /^(\d+) \.\/(.*)$/.exec(line) ?? [];
          return { key, modifiedAt: new Date(Number(seconds) * 1000) };
        })
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async delete(key) {
      await run([], ['delete', key]);
    },
  };
}
