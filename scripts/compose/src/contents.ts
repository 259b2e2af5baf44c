import { createHash } from 'node:crypto';
import { reasonOf } from '@tessera/project';
import { type CallDefinition, type CallId, calls, isOfPlayer } from '@tessera/shared-contracts/api';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import {
  type PrerenderedContents,
  type PublicAnswers,
  prerenderedContentsSchema,
  releaseUrlPlaceholder,
} from '@tessera/shared-contracts/prerender';
import { parse } from 'valibot';
import { markupFaults, type OwnAddresses, styleFaults } from './markupFaults';
import type { PageFamily } from './pageFamilies';
import { placeProps } from './places';
import { type ComposedRegistry, type ComposedRelease, mostRun } from './registry';
import { runPrerenderer } from './runPrerenderer';
import type { ShellPage } from './shellPage';

/** File of a remote's build with the script that prerenders content. */
export const prerendererFile = 'prerenderer.cjs';

/** Content that pages begin with, by full name of the module, e.g. `games/Lobby`. */
export type PageContents = ReadonlyMap<string, PrerenderedContents[string]>;

/** The path that a family's content is prerendered at; families of many names have none. */
export const contentPath = ({ paths }: Pick<PageFamily, 'paths'>): string | undefined =>
  paths[0]?.includes('*') ? undefined : paths[0];

const timeoutMs = 10_000;

/**
 * Requests what the provider answers to everybody, of the calls that pages begin with. A call that fails is left out, so
 * that a provider which is down stops no composition.
 */
export async function fetchPublicAnswers(
  families: readonly PageFamily[],
  { apiOrigin }: SiteConfig,
): Promise<PublicAnswers> {
  const ids = [...new Set(families.flatMap((family) => family.calls))].filter((id) => {
    const call: CallDefinition = calls[id];
    return call.isPublic === true && !isOfPlayer(call);
  });
  const answers = ids.map(async (id): Promise<readonly (readonly [CallId, unknown])[]> => {
    try {
      const response = await fetch(apiOrigin + calls[id].path, { signal: AbortSignal.timeout(timeoutMs) });
      return response.ok ? [[id, await response.json()]] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(answers)).flat());
}

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The addresses of pictures that texts of answers may be: as they are, and as addresses at the API, which tiles make of them. */
const picturesIn = (answers: PublicAnswers, apiOrigin: string): ReadonlySet<string> =>
  new Set(
    stringsIn(answers).flatMap((text) => [
      text,
      URL.canParse(text.trim(), apiOrigin) ? new URL(text.trim(), apiOrigin).href : text,
    ]),
  );

/** Finds what content must not have, each fault once. It is held to the rules of what a release has prerendered. */
const contentFaults = (remote: string, { css, pages }: PrerenderedContents[string], own: OwnAddresses) => [
  ...new Set([
    ...styleFaults(css, remote, own),
    ...Object.values(pages).flatMap(({ markup }) => markupFaults(markup, own)),
  ]),
];

/** What content is prerendered from. */
export interface ContentSources {
  readonly registry: ComposedRegistry;
  /** The shell's description of its pages. */
  readonly page: Pick<ShellPage, 'families' | 'prerendered'>;
  readonly config: SiteConfig;
  readonly answers: PublicAnswers;
  /** Reads a file of a release. */
  readonly read: (remote: string, release: ComposedRelease, file: string) => Promise<Uint8Array>;
  /** Tells that a remote's content could not be prerendered; pages then show its placeholders. */
  readonly warn: (message: string) => void;
}

/** Prerenders the content of every page's modules, with the release that most players run of each remote. */
export async function readContents({
  registry,
  page: { families, prerendered },
  config,
  answers,
  read,
  warn,
}: ContentSources): Promise<PageContents> {
  const found = new Map<string, PrerenderedContents[string]>();
  const pictures = picturesIn(answers, config.apiOrigin);
  if (Object.keys(answers).length === 0) return found;
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const release = mostRun(remote);
    const { prerenderer, integrity } = release;
    const pages = families.flatMap((family) => {
      const path = contentPath(family);
      const own = family.modules.filter((module) => module.startsWith(`${name}/`));
      if (path === undefined || own.length === 0) return [];
      const markup = prerendered[family.id];
      const props = markup === undefined ? {} : placeProps(markup);
      return own.map((module) => ({ module: module.slice(name.length + 1), path, props: props[module] ?? {} }));
    });
    if (prerenderer === undefined || pages.length === 0) continue;
    try {
      const code = await read(name, release, prerenderer);
      const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      if (integrity[prerenderer] !== hash) throw new Error(`${prerenderer} is not what was published`);
      // Its own pictures are at the release's URL.
      const script = Buffer.from(code).toString().replaceAll(releaseUrlPlaceholder, release.baseUrl);
      const rendered = parse(prerenderedContentsSchema, await runPrerenderer(script, { config, answers, pages }));
      for (const [module, content] of Object.entries(rendered)) {
        const faults = contentFaults(name, content, { files: release.baseUrl, pictures });
        if (faults.length === 0) found.set(`${name}/${module}`, content);
        else warn(`Pages show the placeholder of ${name}/${module}, whose content has ${faults.join(', ')}.`);
      }
    } catch (error) {
      warn(`Pages show placeholders of ${name}, whose content could not be prerendered: ${reasonOf(error)}`);
    }
  }
  return found;
}
