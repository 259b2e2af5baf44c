import path from 'node:path';
import { parse } from 'valibot';
import { appNamed } from '../../project';
import { type PageFamily, pageFamiliesSchema } from '../pageFamilies';

/** The families that a build of the shell would write, from its table of pages, so that tests need no build. */
export async function readFamilies(): Promise<readonly PageFamily[]> {
  const file = path.join(appNamed('shell').folder, 'src/routes/pageFamilies.ts');
  const { pageFamilies } = (await import(file)) as { readonly pageFamilies: unknown };
  return parse(pageFamiliesSchema, pageFamilies);
}
