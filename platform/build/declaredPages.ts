import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { safeParse, summarize } from 'valibot';
import { UserError } from '../project';
import { type DeclaredPages, declaredPagesSchema, pagesFormat } from '../protocol';
import { exposedFiles } from './bundler/exposedFiles';
import type { BuildTarget } from './targets';

/** Reads the pages that a remote declares in its `src/pages.ts`, if it has one, as its build describes them. */
export async function readPages({ name, folder }: BuildTarget): Promise<DeclaredPages | undefined> {
  const file = path.join(folder, 'src/pages.ts');
  if (!existsSync(file)) return undefined;
  // A watched build reads it again once it has changed.
  const { pages } = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as {
    readonly pages?: object;
  };
  const { success, output, issues } = safeParse(declaredPagesSchema, { format: pagesFormat, ...pages });
  if (!success) throw new UserError(`src/pages.ts of ${name} is not as it has to be:\n${summarize(issues)}`);
  const exposed = exposedFiles(folder);
  const missing = output.pages.find(({ module }) => !exposed.includes(module));
  if (missing === undefined) return output;
  throw new UserError(`src/pages.ts of ${name} names ${missing.module}, and src/expose has no ${missing.module}.tsx.`);
}
