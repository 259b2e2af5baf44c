/** @jest-environment node */
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './site/releaseFolder';
import { aSite, type TestSite } from './testing/testSite';

/** What reached the disk, in this order: `sync <file>` and `rename <from> <to>`. */
const mockSteps: string[] = [];

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
    async rename(from: string, to: string) {
      await actual.rename(from, to);
      mockSteps.push(`rename ${from} ${to}`);
    },
  };
});

let site: TestSite;
beforeEach(async () => {
  site = await aSite('lists', 'shell');
});
afterEach(() => site.remove());

/** Fails unless everything in a folder was on the disk before it got its name, and the name is there for good. */
async function expectDurable(folder: string) {
  const renamed = mockSteps.findIndex((step) => step.startsWith('rename ') && step.endsWith(` ${folder}`));
  const [, stage = ''] = mockSteps[renamed]?.split(' ') ?? [];
  const before = mockSteps.slice(0, renamed);
  for (const file of await listFiles(folder)) expect(before).toContain(`sync ${path.join(stage, file)}`);
  expect(before.at(-1)).toBe(`sync ${stage}`);
  expect(mockSteps.slice(renamed)).toContain(`sync ${path.dirname(folder)}`);
  expect(mockSteps.slice(renamed)).toContain(`sync ${path.dirname(path.dirname(folder))}`);
}

test('a published release is on the disk before it has its name', async () => {
  const id = await site.publish({});
  await expectDurable(path.join(site.folder, 'lists', id));
});

test('a promoted revision is on the disk before it is current, and so is its line of history', async () => {
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  const revision = path.join(site.folder, 'revisions/00000002');
  await expectDurable(revision);
  expect(await listFiles(revision)).toEqual(expect.arrayContaining(['registry.json', 'pages/home.html']));
  const current = mockSteps.findLastIndex((step) => step.endsWith(` ${path.join(site.folder, 'current')}`));
  const named = mockSteps.findIndex((step) => step.endsWith(` ${revision}`));
  expect(named).toBeLessThan(current);
  expect(mockSteps.slice(current)).toEqual(
    expect.arrayContaining([`sync ${site.folder}`, `sync ${path.join(site.folder, 'history.jsonl')}`]),
  );
  const author = mockSteps.lastIndexOf(`sync ${path.join(site.folder, '.private/authors.jsonl')}`, named);
  expect(author).toBeGreaterThan(-1);
});
