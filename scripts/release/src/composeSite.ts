import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  type ComposedRegistry,
  type ComposedRelease,
  type Composition,
  composedRegistrySchema,
  composeFiles as composeSiteFiles,
  policyOf,
  withDeclaredPages,
} from '@tessera/platform/compose';
import { readContents } from '@tessera/platform/compose/contents';
import { composeHeaders } from '@tessera/platform/compose/headers';
import { readPrerendered } from '@tessera/platform/compose/prerendered';
import { canaryPages } from '@tessera/platform/protocol';
import { parse } from 'valibot';
import { releaseIdOf } from './manifest/manifest';
import type { PageFiles } from './site/revisions';
import { readTexts, type Site } from './site/site';
import { releasesOf, type Served, type SiteRegistry } from './site/siteRegistry';
import { addressOf, type SiteSettings } from './site/siteSettings';
import { readShellPage } from './siteShellPage';

const baseUrlOf = (settings: SiteSettings, app: string, { id }: Served) => `${addressOf(settings, app)}${id}/`;

/** The registry that pages are composed from: every release that they may run, with its URL. */
export function composedRegistry(registry: SiteRegistry, settings: SiteSettings): ComposedRegistry {
  const remotes = Object.entries(registry.apps).flatMap(([app, { live, previous, canary }]) => {
    if (app === 'shell' || live === undefined) return [];
    const registered = (release: Served) => ({ ...release, baseUrl: baseUrlOf(settings, app, release) });
    return [
      [
        app,
        {
          live: registered(live),
          ...(previous !== undefined && { previous: registered(previous) }),
          ...(canary !== undefined && {
            canary: { release: registered(canary.release), percent: canary.percent },
          }),
        },
      ],
    ];
  });
  const { live: shell, canary } = releasesOf(registry, 'shell');
  return parse(composedRegistrySchema, {
    ...(shell && {
      shell: { ...shell, ...(canary && { canaryPercent: canary.percent, isCanary: canary.release.id === shell.id }) },
    }),
    revision: registry.revision,
    remotes: Object.fromEntries(remotes),
  });
}

/** The pages of the site and the files beside them, by file name. Pure: the same parts give the same bytes. */
export function composeFiles(
  registry: SiteRegistry,
  settings: SiteSettings,
  shell: Served,
  parts: Pick<Composition, 'page' | 'modules' | 'contents' | 'texts'>,
): ReadonlyMap<string, string | Buffer> {
  const shellUrl = baseUrlOf(settings, 'shell', shell);
  const { isEnforced, ...rules } = settings.policy;
  const composition: Composition = {
    ...parts,
    ...{ shell, shellUrl, registry: composedRegistry(registry, settings), config: settings.config },
    siteOrigin: settings.origin,
    policy: isEnforced ? { shellSource: shellUrl, ...rules } : undefined,
  };
  const composedFiles = composeSiteFiles(composition);
  const files = new Map<string, string | Buffer>(composedFiles);
  for (const [name, text] of composedFiles) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    files.set(`${name}.br`, brotliCompressSync(text, { params }));
    files.set(`${name}.gz`, gzipSync(text, { level: 9 }));
  }
  files.set('registry.json', `${JSON.stringify(composition.registry)}\n`);
  for (const [name, text] of composeHeaders(policyOf(composition))) files.set(name, text);
  return files;
}

type Warn = (message: string) => void;

/** Composes the pages of one shell. */
async function composeShell(site: Site, registry: SiteRegistry, shell: Served, warn: Warn) {
  const settings = await site.settings();
  const composed = composedRegistry(registry, settings);
  const page = withDeclaredPages(await readShellPage(site, shell), composed, warn);
  const read = (app: string, release: ComposedRelease, file: string) =>
    site.releaseFiles(app, releaseIdOf(release)).read(file);
  const modules = await readPrerendered(composed, read);
  const { config } = settings;
  const answers = await site.answers();
  const contents = await readContents({ registry: composed, page, config, answers, read, warn });
  return composeFiles(registry, settings, shell, { page, modules, contents, texts: await readTexts(site) });
}

/** The registry as its pages would be if the shell's canary were live. */
function withCanaryLive(registry: SiteRegistry, canary: Served): SiteRegistry {
  return { ...registry, apps: { ...registry.apps, shell: { ...releasesOf(registry, 'shell'), live: canary } } };
}

const isPage = (name: string) => /\.html(?:\.br|\.gz)?$/.test(name);

/** Composes the pages of a registry, and those of the shell's canary below them: no pages without a live shell. */
export async function composeSite(site: Site, registry: SiteRegistry, warn: Warn): Promise<Exclude<PageFiles, 'same'>> {
  const { live, canary } = releasesOf(registry, 'shell');
  if (live === undefined) return new Map();
  const files = new Map(await composeShell(site, registry, live, warn));
  if (canary === undefined) return files;
  const others = await composeShell(site, withCanaryLive(registry, canary.release), canary.release, warn);
  for (const [name, content] of others) if (isPage(name)) files.set(canaryPages + name, content);
  return files;
}
