import { rm } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '@tessera/platform/build';
import {
  type ComposedRegistry,
  type Composition,
  composeFiles,
  registerRelease,
  registryOf,
} from '@tessera/platform/compose';
import type { Release } from '@tessera/platform/compose/release';
import { readShellPage, type ShellPage } from '@tessera/platform/compose/shellPage';
import type { PublicAnswers } from '@tessera/platform/prerender';
import { projectRoot, remoteNames } from '@tessera/platform/project';
import { writeAtomically } from '@tessera/platform/project/files';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import { buildFolder, readBuiltContents, readBuiltPrerendered, requireRelease } from '@tessera/tooling/local-site';
import type { Mount } from '../serve/siteHandler';

/** What a variant is built for: the URL that it will be served at, and what the provider answers to everybody. */
export interface VariantSite {
  readonly origin: string;
  readonly config: SiteConfig;
  readonly answers: PublicAnswers;
}

/** Builds a variant from the finished builds of the apps or from their sources, and returns the folders of its files. */
export type PrepareVariant = (site: VariantSite) => Promise<readonly Mount[]>;

/** Folder of builds that are only for measuring. */
export const benchFolder = (...parts: readonly string[]): string => path.join(projectRoot, '.cache/bench', ...parts);

/** The shell's description of its pages: markup, styles and inlined scripts of every variant's pages. */
export const shellPage = (): ShellPage => readShellPage(buildFolder('shell', 'production'));

/** Path of a release on a site (docs/releasing.md). */
export const pathOf = ({ app, version, buildId }: Release) => `/${app}/${version}-${buildId}/`;

/** The releases of all remotes from their builds, each in its folder below the site's origin, or in `folderOf`. */
export const builtRegistry = (origin: string, folderOf: (release: Release) => string = pathOf): ComposedRegistry =>
  registryOf(
    Object.fromEntries(
      remoteNames.map((name) => {
        const release = requireRelease(buildFolder(name, 'production'), name);
        return [name, registerRelease(release, `${origin}${folderOf(release)}`)];
      }),
    ),
  );

/**
 * What the remotes' releases have prerendered, and the content that they prerender from the provider's answers, the same for
 * every variant. Fails without content: players do not get pages of placeholders.
 *
 * @param registry tells where each remote's pictures are
 */
export async function prerenderedOf(
  { config, answers }: VariantSite,
  registry: ComposedRegistry,
): Promise<Required<Pick<Composition, 'modules' | 'contents'>>> {
  const warn = (message: string) => {
    throw new Error(message);
  };
  const contents = await readBuiltContents('production', { registry, page: shellPage(), config, answers, warn });
  if (contents.size === 0) throw new Error('Pages have no content, since the sandbox does not answer.');
  return { modules: await readBuiltPrerendered(registry, 'production'), contents };
}

/**
 * Composes and compresses the pages of a variant, and the files beside them, like those of a site: every variant gets whatever
 * composing does for a page.
 *
 * @param alter changes that are specific to the variant
 * @returns their folder
 */
export async function writePages(
  variant: string,
  { origin, config }: VariantSite,
  parts: Omit<Composition, 'config' | 'policy'>,
  alter: (html: string) => string = (html) => html,
): Promise<string> {
  const folder = benchFolder(`${variant}-pages`);
  await rm(folder, { recursive: true, force: true });
  const policy = { shellSource: `${origin}${parts.shellUrl}`, requiresTrustedTypes: false };
  for (const [name, text] of composeFiles({ ...parts, config, policy })) {
    await writeAtomically(path.join(folder, name), typeof text === 'string' ? alter(text) : text);
  }
  await compressFolder(folder);
  return folder;
}
