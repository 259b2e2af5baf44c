import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';
import { compressFolder } from '../../build/compress';
import { type Composition, composePages } from '../../compose/compose';
import { readPageFamilies } from '../../compose/pageFamilies';
import { writeAtomically } from '../../compose/writeSite';
import { benchFolder } from './bundle';

/** What every variant's pages have in common. */
export type PageInput = Omit<Composition, 'families' | 'css'>;

/**
 * Composes and compresses the pages of a variant, as those of a site are: whatever the composition does for a page, every
 * variant gets.
 *
 * @param alter what is particular to the variant
 * @returns the folder that they lie in
 */
export async function writePages(
  variant: string,
  input: PageInput,
  alter: (html: string) => string = (html) => html,
): Promise<string> {
  const folder = benchFolder(`${variant}-pages`);
  await rm(folder, { recursive: true, force: true });
  const pages = composePages({ ...input, families: readPageFamilies(), css: `${themeCss}\n${pageCss}` });
  for (const [id, html] of pages) await writeAtomically(path.join(folder, `${id}.html`), alter(html));
  await compressFolder(folder);
  return folder;
}
