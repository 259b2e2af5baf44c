import { type FileHandle, readlink } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './site/listFiles';
import { openMemoryStore } from './testing/memoryStore';
import { aSite, aSiteIn, type TestSite } from './testing/testSite';

/** What reached the disk, in order: `sync <file>` and `name <draft> <file>`. */
const mockSteps: string[] = [];

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof import('node:fs')>('node:fs');
  return {
    ...actual,
    renameSync(from: string, to: string) {
      actual.renameSync(from, to);
      mockSteps.push(`name ${from} ${to}`);
    },
  };
});

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return {
    ...actual,
    async open(...args: Parameters<typeof actual.open>): Promise<FileHandle> {
      const handle = await actual.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        mockSteps.push(`sync ${String(args[0])}`);
      };
      return handle;
    },
    async link(from: string, to: string) {
      await actual.link(from, to);
      mockSteps.push(`name ${from} ${to}`);
    },
  };
});

let site: TestSite;
beforeEach(async () => {
  site = await aSite('lists', 'shell');
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  mockSteps.length = 0;
});
afterEach(() => site.remove());

const namingOf = (file: string) =>
  mockSteps.findLastIndex((step) => step.startsWith('name ') && step.endsWith(` ${file}`));

/** Fails unless a file was synced before it got its name, and the name was synced before a later step. */
function expectDurable(file: string, laterStep: number) {
  const named = namingOf(file);
  const [, draft = ''] = mockSteps[named]?.split(' ') ?? [];
  expect([file, mockSteps.slice(0, named)]).toEqual([file, expect.arrayContaining([`sync ${draft}`])]);
  expect([file, mockSteps.slice(named, laterStep)]).toEqual([
    file,
    expect.arrayContaining([`sync ${path.dirname(file)}`]),
  ]);
}

test('a release and its folder are on the disk before the registry names it', async () => {
  const folder = path.join(site.folder, 'lists', await site.publish({}));
  const swapped = namingOf(path.join(site.folder, 'current'));
  const files = await listFiles(folder);
  expect(files).toEqual(expect.arrayContaining(['release.json', 'release.sig.json', 'entry.0123456789.js']));
  for (const file of files) expectDurable(path.join(folder, file), swapped);
  for (const parent of [site.folder, path.dirname(folder)]) {
    expect(mockSteps.slice(0, swapped)).toContain(`sync ${parent}`);
  }
});

test('a revision and its author are on the disk before it is current, and its line of history is before the command ends', async () => {
  await site.done('compose');
  const current = path.join(site.folder, 'current');
  const swapped = namingOf(current);
  const pages = await listFiles(path.join(current, 'pages'));
  expect(pages).toEqual(expect.arrayContaining(['at.html', 'registry.json']));
  const revision = path.join(site.folder, 'revisions', path.basename(await readlink(current)));
  for (const file of ['registry.json', ...pages.map((page) => `pages/${page}`)]) {
    expectDurable(path.join(revision, file), swapped);
  }
  expectDurable(path.join(site.folder, '.private/authors.jsonl'), swapped);
  expect(mockSteps.slice(swapped)).toContain(`sync ${site.folder}`);
  expectDurable(path.join(site.folder, 'history.jsonl'), mockSteps.length);
  expect(namingOf(path.join(site.folder, 'history.jsonl'))).toBeGreaterThan(swapped);
});

test('a full disk is said in plain words, and the next command goes on', async () => {
  let isFull = false;
  const memory = openMemoryStore();
  const full = await aSiteIn(
    {
      ...memory,
      async write(...args) {
        if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        return memory.write(...args);
      },
    },
    'shell',
  );
  const id = await full.publish({ app: 'shell', remoteModules: {} });
  isFull = true;
  expect(await full.run('promote', 'shell', id)).toEqual({
    code: 1,
    output: expect.stringMatching(/The disk is full\. Nothing was given to players\..*same command again\.$/),
  });
  isFull = false;
  await full.done('promote', 'shell', id);
  await full.remove();
});
