import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { compareFolders, comparePictures } from './compare';
import { filesUnder } from './folders';

function aPicture(width: number, height: number, shade = 255): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  picture.data.set([shade, shade, shade, 255], 4 * (width + 1));
  return PNG.sync.write(picture);
}

test('one pixel of a visibly other shade is a change, and so is another height', () => {
  expect(comparePictures(aPicture(10, 10), aPicture(10, 10)).pixels).toBe(0);
  expect(comparePictures(aPicture(10, 10), aPicture(10, 10, 247)).pixels).toBe(1);
  expect(comparePictures(aPicture(10, 10), aPicture(10, 10, 249)).pixels).toBe(0);
  const { pixels, total, difference } = comparePictures(aPicture(10, 10), aPicture(10, 12));
  expect([pixels, total]).toEqual([20, 120]);
  expect(PNG.sync.read(difference)).toMatchObject({ width: 10, height: 12 });
});

test('names pictures that changed, came and went, and pictures the differences', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const write = (file: string, content: Buffer) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write('before/BetsPage/loaded/390.png', aPicture(10, 10));
  write('after/BetsPage/loaded/390.png', aPicture(10, 10, 0));
  write('before/BetsPage/same/390.png', aPicture(10, 10));
  write('after/BetsPage/same/390.png', aPicture(10, 10));
  write('before/BetsPage/old/390.png', aPicture(10, 10));
  write('after/BetsPage/new/390.png', aPicture(10, 10));
  const [before = '', after = '', differences = ''] = ['before', 'after', 'difference'].map((name) =>
    path.join(root, name),
  );
  expect(await compareFolders(before, after, differences)).toEqual([
    { file: 'BetsPage/loaded/390.png', kind: 'changed', pixels: 1 },
    { file: 'BetsPage/new/390.png', kind: 'new', pixels: 0 },
    { file: 'BetsPage/old/390.png', kind: 'gone', pixels: 0 },
    { file: 'BetsPage/same/390.png', kind: 'equal', pixels: 0 },
  ]);
  expect(await filesUnder(differences)).toEqual(['BetsPage/loaded/390.png']);
  expect(await filesUnder(path.join(root, 'nowhere'))).toEqual([]);
});
