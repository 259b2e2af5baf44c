import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, composePages, pagePolicy, withShellUrl } from '@tessera/compose';
import { readShellPage, type ShellPage } from '@tessera/compose/shellPage';
import { writeAtomically } from '@tessera/project/files';
import { compressFolder } from '@tessera/tooling/build';
import { buildFolder } from '@tessera/tooling/local-site';
import { benchFolder } from './bundle';

/** What the shell says its pages are like: markup, styles and inlined scripts of every variant's pages. */
export const shellPage = (): ShellPage => readShellPage(buildFolder('shell', 'production'));

/** The policy of a released site, for pages of these parts. */
export const policyOf = (
  { page, shellUrl = '/', registry, config }: Omit<Composition, 'policy'>,
  origin: string,
): string =>
  pagePolicy({
    css: withShellUrl(page.css, shellUrl),
    inlineScripts: Object.values(page.scripts),
    shellSource: `${origin}${shellUrl}`,
    registry,
    config,
    requiresTrustedTypes: false,
    images: [],
    frames: [],
    connections: [],
    scripts: [],
  });

/**
 * Composes and compresses the pages of a variant, as those of a site are: whatever the composition does for a page, every
 * variant gets.
 *
 * @param alter what is particular to the variant
 * @returns the folder that they lie in
 */
export async function writePages(
  variant: string,
  composition: Composition,
  alter: (html: string) => string = (html) => html,
): Promise<string> {
  const folder = benchFolder(`${variant}-pages`);
  await rm(folder, { recursive: true, force: true });
  for (const [id, html] of composePages(composition)) {
    await writeAtomically(path.join(folder, `${id}.html`), alter(html));
  }
  await compressFolder(folder);
  return folder;
}
