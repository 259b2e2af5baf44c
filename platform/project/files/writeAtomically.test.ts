import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeAtomically } from './writeAtomically';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-write-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('creates the file’s folder', async () => {
  await writeAtomically(path.join(folder, 'a/b/page.html'), 'page');
  expect(await readFile(path.join(folder, 'a/b/page.html'), 'utf8')).toBe('page');
});

test('several writers of one file leave one of their texts complete, and no other file', async () => {
  const file = path.join(folder, 'home.html');
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => writeAtomically(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(folder)).toEqual(['home.html']);
});

test('leaves the old file when the new one cannot be written', async () => {
  const file = path.join(folder, 'release.json');
  await writeFile(file, 'old');
  const unwritable = {
    toString: () => {
      throw new Error('no text');
    },
  } as unknown as string;
  await expect(writeAtomically(file, unwritable)).rejects.toThrow('no text');
  expect(await readFile(file, 'utf8')).toBe('old');
});
