/** @jest-environment node */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { aSite } from '../testing/testSite';

test('a release is for everybody to read, whoever built it', async () => {
  const before = process.umask(0o077);
  const site = await aSite('lists');
  try {
    const id = await site.publish({ buildId: 'a'.repeat(10) });
    const folder = path.dirname(site.file('lists', id, 'release.json'));
    for (const each of [folder, path.dirname(folder)]) expect((await stat(each)).mode & 0o777).toBe(0o755);
    expect((await stat(site.file('lists', id, 'release.json'))).mode & 0o777).toBe(0o644);
  } finally {
    process.umask(before);
    await site.remove();
  }
});
