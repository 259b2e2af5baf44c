import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { testStore } from '../testing/storeContract';
import { openFolderStore } from './folderStore';
import { readText, updateText } from './objectStore';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ifAbsent = { ifAbsent: true } as const;

testStore('a folder', () => openFolderStore(folder));

describe('a folder', () => {
  /** A process that replaces objects of the folder until it is killed or done. */
  function writer(script: string): ChildProcess {
    const imports = ['folderStore', 'objectStore'].map((file) => JSON.stringify(path.join(__dirname, `${file}.ts`)));
    const text = `
      import { openFolderStore } from ${imports[0]};
      import { unchanged, updateText } from ${imports[1]};
      const store = openFolderStore(${JSON.stringify(folder)});
      console.log('ready');
      ${script}`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', text];
    return spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  }

  test('loses no change of several processes', async () => {
    const count =
      "for (let i = 0; i < 25; i += 1) await updateText(store, 'counter', (text) => String(Number(text) + 1));";
    const writers = Array.from({ length: 3 }, () => writer(count));
    const codes = await Promise.all(writers.map(async (each) => (await once(each, 'exit'))[0]));
    expect([codes, await readText(openFolderStore(folder), 'counter')]).toEqual([[0, 0, 0], '75']);
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([]);
  });

  test('never shows part of an object, and stays usable, when a writer is killed', async () => {
    const store = openFolderStore(folder);
    const texts = ['a', 'b'].map((letter) => letter.repeat(3_000_000));
    await store.write('large', texts[0] ?? '', ifAbsent);
    for (let round = 0; round < 3; round += 1) {
      const each = writer(`for (let i = 0; ; i += 1) {
        await updateText(store, 'large', () => 'ab'[i % 2].repeat(3_000_000));
        console.log(i);
      }`);
      const ended = once(each, 'exit');
      for (let writes = 0; writes < 5; writes += 1) {
        await once(each.stdout as NodeJS.ReadableStream, 'data');
        expect(texts).toContain(await readText(store, 'large'));
      }
      each.kill('SIGKILL');
      await ended;
      expect(texts).toContain(await readText(store, 'large'));
      await updateText(store, 'large', () => texts[round % 2]);
    }
  });

  test('is readable for the web server, except for private objects', async () => {
    const before = process.umask(0o077);
    try {
      const store = openFolderStore(folder);
      await store.write('lists/1.0.0-a/entry.js', '', ifAbsent);
      await store.write('.private/authors.jsonl', '', ifAbsent);
    } finally {
      process.umask(before);
    }
    const modeOf = async (key: string) => (await stat(path.join(folder, key))).mode & 0o777;
    expect(await Promise.all(['lists', 'lists/1.0.0-a', 'lists/1.0.0-a/entry.js'].map(modeOf))).toEqual([
      0o755, 0o755, 0o644,
    ]);
    for (const key of ['.private', '.private/authors.jsonl']) expect((await modeOf(key)) & 0o007).toBe(0);
  });
});
