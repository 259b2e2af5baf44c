import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectCopy } from '@tessera/platform/project/copy';
import { expect, type Locator } from '../browser';

/** Replaces a text in a file of a copy. */
export async function editFile(copy: ProjectCopy, file: string, before: string, after: string): Promise<void> {
  const place = path.join(copy.folder, file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(before);
  await writeFile(place, text.replace(before, after));
}

/** Marks the document of a page or frame, and tells whether it is still the same. */
export async function markDocument(root: Locator): Promise<() => Promise<boolean>> {
  await root.evaluate(() => Object.assign(window, { isOldDocument: true }));
  return () => root.evaluate(() => 'isOldDocument' in window);
}
