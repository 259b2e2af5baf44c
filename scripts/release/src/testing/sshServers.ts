import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import ssh2 from 'ssh2';

/** A running SSH server of this machine for one test. */
export interface SshServer {
  /** Address of a folder of this machine on the server. */
  addressOf(folder: string): string;
  /** Configuration of ssh that knows the server and has a key for it. */
  readonly configFile: string;
  stop(): Promise<void>;
}

/** Whether this machine has the client that stores use. */
export const hasSsh = spawnSync('ssh', ['-V']).error === undefined;

const sshd = '/usr/sbin/sshd';
/** Whether this machine has the server of OpenSSH. */
export const hasSshd = existsSync(sshd);

const user = os.userInfo().username;

/** Files with the keys of a server and a client, by which they know each other. */
async function makeKeys(port: number) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-sshd-'));
  const file = (name: string) => path.join(folder, name);
  const [server, client] = [ssh2.utils.generateKeyPairSync('ed25519'), ssh2.utils.generateKeyPairSync('ed25519')];
  await writeFile(file('server'), server.private, { mode: 0o600 });
  await writeFile(file('client'), client.private, { mode: 0o600 });
  await writeFile(file('authorized'), `${client.public}\n`, { mode: 0o600 });
  await writeFile(file('known'), `[localhost]:${port} ${server.public}\n`);
  await writeFile(
    file('config'),
    `IdentityFile ${file('client')}\nIdentitiesOnly yes\nUserKnownHostsFile ${file('known')}\nStrictHostKeyChecking yes\nBatchMode yes\n`,
  );
  return { file, server, client, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const addressAt = (port: number) => (folder: string) => `ssh://${user}@localhost:${port}${folder}`;

/** Starts the server of the package ssh2, which runs commands with this machine's shell. */
export async function startSshServer(): Promise<SshServer> {
  const port = await freePort();
  const keys = await makeKeys(port);
  const allowed = ssh2.utils.parseKey(keys.client.public);
  if (allowed instanceof Error) throw allowed;
  const clients = new Set<ssh2.Connection>();
  const server = new ssh2.Server({ hostKeys: [keys.server.private] }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('authentication', (attempt) => {
      const isKnown =
        attempt.method === 'publickey' &&
        attempt.key.data.equals(allowed.getPublicSSH()) &&
        (attempt.signature === undefined ||
          allowed.verify(attempt.blob as Buffer, attempt.signature, attempt.hashAlgo));
      if (isKnown) attempt.accept();
      else attempt.reject(['publickey']);
    });
    client.on('session', (accept) => {
      accept().on('exec', (acceptExec, _reject, { command }) => {
        const stream = acceptExec();
        const child = spawn('sh', ['-c', command]);
        child.stdin.on('error', () => undefined);
        stream.pipe(child.stdin);
        child.stdout.pipe(stream, { end: false });
        child.stderr.pipe(stream.stderr, { end: false });
        child.once('close', (code) => {
          stream.exit(code ?? 1);
          stream.end();
        });
      });
    });
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    addressOf: addressAt(port),
    configFile: keys.file('config'),
    async stop() {
      server.close();
      for (const client of clients) client.end();
      await keys.remove();
    },
  };
}

/** Starts the server of OpenSSH. */
export async function startSshd(): Promise<SshServer> {
  const port = await freePort();
  const keys = await makeKeys(port);
  const settings = {
    ...{
      Port: port,
      ListenAddress: 'localhost',
      HostKey: keys.file('server'),
      AuthorizedKeysFile: keys.file('authorized'),
    },
    ...{ PidFile: 'none', StrictModes: 'no', UsePAM: 'no', PasswordAuthentication: 'no', LogLevel: 'INFO' },
  };
  await writeFile(
    keys.file('sshd'),
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  );
  // Where no system has started it before.
  await mkdir('/run/sshd', { recursive: true }).catch(() => undefined);
  const server = spawn(sshd, ['-D', '-e', '-f', keys.file('sshd')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [line] = await once(server.stderr, 'data');
  if (!String(line).includes('listening')) throw new Error(`${sshd}: ${line}`);
  server.stderr.resume();
  return {
    addressOf: addressAt(port),
    configFile: keys.file('config'),
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      // Connections outlive it, with its output, until they are idle for long enough.
      server.stderr.destroy();
      await keys.remove();
    },
  };
}
