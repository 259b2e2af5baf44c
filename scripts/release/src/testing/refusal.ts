import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestSite } from './testSite';

/** Promotes a release that cannot pass, checks that the site is unchanged, and returns the output. */
export async function refusal(site: TestSite, app: string, id: string): Promise<string> {
  const registry = () => readFile(path.join(site.folder, 'registry.json'), 'utf8');
  const before = await registry();
  const { code, output } = await site.run('promote', app, id);
  expect(code).toBe(1);
  expect(await registry()).toBe(before);
  return output;
}
