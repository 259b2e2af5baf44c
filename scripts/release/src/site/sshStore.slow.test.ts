import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hasSsh, hasSshd, type SshServer, startSshd, startSshServer } from '../testing/sshServers';
import { testStore } from '../testing/storeContract';
import { openFolderStore } from './folderStore';
import { readText, updateText } from './objectStore';
import { openSshStore } from './sshStore';

const ifAbsent = { ifAbsent: true } as const;

const servers: [string, boolean, () => Promise<SshServer>][] = [
  ['SSH', hasSsh, startSshServer],
  // Not every machine has it: apt-get install openssh-server.
  ['OpenSSH', hasSsh && hasSshd, startSshd],
];

describe.each(servers.filter(([, isThere]) => isThere))('%s', (name, _isThere, start) => {
  let root: string;
  let server: SshServer;
  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'tessera-store-'));
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await rm(root, { recursive: true, force: true });
  });

  const newFolder = () => path.join(root, randomUUID());
  const open = (folder: string) => openSshStore(server.addressOf(folder), { TESSERA_SSH_CONFIG: server.configFile });

  testStore(name, () => open(newFolder()));

  test('shares its folder with those who have it mounted', async () => {
    const folder = newFolder();
    const [remote, mounted] = [open(folder), openFolderStore(folder)];
    const add = (text: string) => String(Number(text) + 1);
    const turns = Array.from({ length: 20 }, (_, index) => updateText(index % 2 ? remote : mounted, 'counter', add));
    await Promise.all(turns);
    expect([await readText(remote, 'counter'), await readText(mounted, 'counter')]).toEqual(['20', '20']);

    const version = await remote.write('current', 'revisions/1', ifAbsent);
    expect(await mounted.read('current')).toEqual({ bytes: Buffer.from('revisions/1'), version });
    await mounted.write('revisions/1/registry.json', 'one', ifAbsent);
    expect(await readText(remote, 'registry.json')).toBe('one');
    expect((await readdir(folder)).sort()).toEqual([
      '.incoming',
      'counter',
      'current',
      'pages',
      'registry.json',
      'revisions',
    ]);
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([]);
    expect(await remote.list('')).toEqual(
      (await mounted.list('')).map(({ key, modifiedAt }) => ({
        key,
        modifiedAt: new Date(Math.floor(Number(modifiedAt) / 1000) * 1000),
      })),
    );
  });

  test('keeps bytes, and takes keys and texts of a shell as they are', async () => {
    const store = open(newFolder());
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await store.write("lists/it's $(touch pwned); `x`.js", bytes, ifAbsent);
    expect((await store.read("lists/it's $(touch pwned); `x`.js"))?.bytes.equals(bytes)).toBe(true);
    expect((await store.list('')).map(({ key }) => key)).toEqual(["lists/it's $(touch pwned); `x`.js"]);
    const version = await store.write('empty', '', ifAbsent);
    await store.delete('empty');
    expect(await store.write('empty', 'again', { ifVersion: version ?? '' })).toBeUndefined();
  });

  test('is readable for the web server, except for private objects', async () => {
    const folder = newFolder();
    const store = open(folder);
    await store.write('lists/1.0.0-a/entry.js', '', ifAbsent);
    await store.write('.private/authors.jsonl', '', ifAbsent);
    const modeOf = async (key: string) => (await stat(path.join(folder, key))).mode & 0o777;
    for (const key of ['lists', 'lists/1.0.0-a']) expect((await modeOf(key)) & 0o555).toBe(0o555);
    expect((await modeOf('lists/1.0.0-a/entry.js')) & 0o444).toBe(0o444);
    for (const key of ['.private', '.private/authors.jsonl', '.incoming']) expect((await modeOf(key)) & 0o007).toBe(0);
  });

  test('replaces the lock of a holder that is gone', async () => {
    const folder = newFolder();
    const store = open(folder);
    await store.write('counter', '1', ifAbsent);
    for (const holder of ['', JSON.stringify({ token: 'x', pid: 1, host: 'another' })]) {
      const lock = path.join(folder, '.lock');
      await writeFile(lock, holder);
      await utimes(lock, new Date(0), new Date(0));
      await updateText(store, 'counter', (text) => `${text}1`);
    }
    expect(await readText(store, 'counter')).toBe('111');
    expect((await readdir(folder)).sort()).toEqual(['.incoming', 'counter']);
  });

  test('says why a server cannot be used', async () => {
    const stranger = openSshStore(server.addressOf('/srv').replace('localhost', '127.0.0.1'), {
      TESSERA_SSH_CONFIG: '/dev/null',
    });
    await expect(stranger.read('current')).rejects.toThrow(
      /^ssh:\/\/.*: .*(Host key verification failed|Permission denied)/s,
    );
    await expect(open('/proc/none').write('a', '', ifAbsent)).rejects.toThrow(/mkdir/);
  });
});

test('gives no name to content whose end was lost with the connection', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-store-'));
  try {
    const script = await readFile(path.join(__dirname, 'sshStore.sh'), 'utf8');
    const version = createHash('sha256').update('whole').digest('hex');
    const write = (input: string) =>
      spawnSync('sh', ['-c', script, 'sh', folder, 'write', 'lists/a.js', version, 'absent', 'token'], { input })
        .status;
    expect(write('who')).toBe(1);
    expect([await readdir(path.join(folder, 'lists')), await readdir(path.join(folder, '.incoming'))]).toEqual([
      [],
      [],
    ]);
    expect(write('whole')).toBe(0);
    expect(await readFile(path.join(folder, 'lists/a.js'), 'utf8')).toBe('whole');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.each(['ssh://', 'ssh://host', 'ssh://-oProxyCommand=x/site', 'ssh://user:password@host/site'])(
  'refuses %s',
  (address) => expect(() => openSshStore(address)).toThrow('is no site'),
);
