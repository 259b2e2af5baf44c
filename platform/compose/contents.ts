import { createHash } from 'node:crypto';
import { isOfPlayer } from '@tessera/shared-contracts/api';
import { type CallDefinition, type CallId, calls } from '@tessera/shared-contracts/api/schema';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import { parse } from 'valibot';
import {
  type ContentRequest,
  type PrerenderedContents,
  type PublicAnswers,
  prerenderedContentsSchema,
} from '../prerender';
import { reasonOf } from '../project';
import { releaseUrlPlaceholder } from '../protocol';
import { findFaults } from './findFaults';
import type { PageFamily } from './pageFamilies';
import { placeProps } from './places';
import { type ComposedRegistry, type ComposedRelease, mostRun } from './registry';
import { runPrerenderer } from './runPrerenderer';
import type { ShellPage } from './shellPage';

/** File of a remote's build with the script that prerenders content. */
export const prerendererFile = 'prerenderer.cjs';

/** Content that pages begin with, by full name of the module, e.g. `games/Lobby`. */
export type PageContents = ReadonlyMap<string, PrerenderedContents[string]>;

/** The path that a family's content is prerendered at; `undefined` for families of many names. */
export const contentPath = ({ paths }: Pick<PageFamily, 'paths'>): string | undefined =>
  paths[0]?.includes('*') ? undefined : paths[0];

const timeoutMs = 10_000;

/**
 * Sends the public calls that pages start with. A failed call is left out, so that pages can be composed while the
 * provider is down.
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

/** Texts of answers as picture URLs: as they are, and resolved against the API, as tiles do. */
const picturesIn = (answers: PublicAnswers, apiOrigin: string): ReadonlySet<string> =>
  new Set(
    stringsIn(answers).flatMap((text) => [
      text,
      URL.canParse(text.trim(), apiOrigin) ? new URL(text.trim(), apiOrigin).href : text,
    ]),
  );

/** What the content of a remote is prerendered for. */
export interface ContentPages {
  /** The shell's description of its pages. */
  readonly page: Pick<ShellPage, 'families' | 'prerendered'>;
  readonly config: SiteConfig;
  readonly answers: PublicAnswers;
}

/** The pages that a remote's modules have content for, with the props that the shell passes. */
function pagesOf(remote: string, { families, prerendered }: ContentPages['page']): ContentRequest['pages'] {
  return families.flatMap((family) => {
    const path = contentPath(family);
    const own = family.modules.filter((module) => module.startsWith(`${remote}/`));
    if (path === undefined || own.length === 0) return [];
    const markup = prerendered[family.id];
    const props = markup === undefined ? {} : placeProps(markup);
    return own.map((module) => ({ module: module.slice(remote.length + 1), path, props: props[module] ?? {} }));
  });
}

/** Content of one module. Pages show it only if it has no faults. */
interface PrerenderedContent {
  readonly module: string;
  readonly content: PrerenderedContents[string];
  readonly faults: readonly string[];
}

/**
 * Prerenders the content of one remote's modules.
 *
 * @param code content of the release's prerenderer
 */
export async function prerenderContent(
  remote: string,
  { prerenderer = '', integrity, baseUrl }: Pick<ComposedRelease, 'prerenderer' | 'integrity' | 'baseUrl'>,
  code: Uint8Array,
  { page, config, answers }: ContentPages,
): Promise<readonly PrerenderedContent[]> {
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (integrity[prerenderer] !== hash) throw new Error(`${prerenderer} is not what was published`);
  // Its own pictures are at the release's URL.
  const script = Buffer.from(code).toString().replaceAll(releaseUrlPlaceholder, baseUrl);
  const request = { config, answers, pages: pagesOf(remote, page) };
  const rendered = parse(prerenderedContentsSchema, await runPrerenderer(script, request));
  const own = { files: baseUrl, pictures: picturesIn(answers, config.apiOrigin) };
  const parts = Object.values(rendered).map(({ css, pages }) => ({
    css,
    markups: Object.values(pages).map(({ markup }) => markup),
  }));
  // The rules for prerendered markup apply to content too.
  const faults = await findFaults(remote, parts, own);
  return Object.entries(rendered).map(([module, content], index) => ({ module, content, faults: faults[index] ?? [] }));
}

/** What the content of all remotes is prerendered from. */
export interface ContentSources extends ContentPages {
  readonly registry: ComposedRegistry;
  /** Reads a file of a release. */
  readonly read: (remote: string, release: ComposedRelease, file: string) => Promise<Uint8Array>;
  /** Reports that a remote's content could not be prerendered; pages then show its placeholders. */
  readonly warn: (message: string) => void;
}

/** Prerenders the content of every page's modules, with the release that most players run of each remote. */
export async function readContents({ registry, read, warn, ...pages }: ContentSources): Promise<PageContents> {
  const found = new Map<string, PrerenderedContents[string]>();
  if (Object.keys(pages.answers).length === 0) return found;
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const release = mostRun(remote);
    if (release.prerenderer === undefined || pagesOf(name, pages.page).length === 0) continue;
    try {
      const code = await read(name, release, release.prerenderer);
      for (const { module, content, faults } of await prerenderContent(name, release, code, pages)) {
        if (faults.length === 0) found.set(`${name}/${module}`, content);
        else warn(`Pages show the placeholder of ${name}/${module}, whose content has ${faults.join(', ')}.`);
      }
    } catch (error) {
      warn(`Pages show placeholders of ${name}, whose content could not be prerendered: ${reasonOf(error)}`);
    }
  }
  return found;
}
