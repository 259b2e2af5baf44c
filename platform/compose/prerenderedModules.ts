import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import { parseJson, pipe, safeParse, string } from 'valibot';
import {
  attributes,
  type Prerendered,
  type PrerenderedModule,
  prerenderedSchema,
  releaseUrlPlaceholder,
  titlePlaceholder,
} from '../protocol';
import type { PageContents } from './contents';
import { emptyPlaces, fillPlaces } from './places';
import { type ComposedRegistry, type ComposedRelease, mostRun } from './registry';

/** File of a remote's build with the prerendered markup that pages show until its modules have loaded. */
export const prerenderedFile = 'prerendered.json';

/** What pages show until modules have loaded, by full name of the module, e.g. `games/Lobby`. */
export type PrerenderedModules = ReadonlyMap<string, PrerenderedModule>;

const prerenderedFileSchema = pipe(string(), parseJson(), prerenderedSchema);

/** A release with the base URL of its files. */
type Addressed = Pick<ComposedRelease, 'prerendered' | 'integrity' | 'baseUrl'>;

/**
 * Parses the file with a release's prerendered markup.
 *
 * @returns `undefined` when its hash is not the one in the release, or when it cannot be parsed: its places then stay empty
 */
export function parsePrerendered(
  { prerendered, integrity, baseUrl }: Addressed,
  content: Uint8Array,
): Prerendered | undefined {
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (prerendered === undefined || integrity[prerendered] !== hash) return undefined;
  const text = Buffer.from(content).toString().replaceAll(releaseUrlPlaceholder, baseUrl);
  const { success, output } = safeParse(prerenderedFileSchema, text);
  return success ? output : undefined;
}

/** Reads what the release that most players run of each remote has prerendered. */
export async function readPrerendered(
  registry: ComposedRegistry,
  read: (remote: string, release: ComposedRelease, file: string) => Promise<Uint8Array>,
): Promise<PrerenderedModules> {
  const found = new Map<string, PrerenderedModule>();
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const release = mostRun(remote);
    if (release.prerendered === undefined) continue;
    const content = await read(name, release, release.prerendered).catch(() => Buffer.alloc(0));
    const modules = parsePrerendered(release, content) ?? {};
    for (const [module, prerendered] of Object.entries(modules)) found.set(`${name}/${module}`, prerendered);
  }
  return found;
}

/** A page's own markup with what remotes have prerendered. */
export interface PageWithModules {
  readonly root: string;
  /** Style sheets of the modules that the page starts with. */
  readonly styles: readonly string[];
  /** What modules with content start from, by full name. */
  readonly starts: Readonly<Record<string, unknown>>;
}

/** Markup of a module. If players and visitors see different markup, the page's CSS shows one of the two. */
const markupOf = ({ visitor, player }: PrerenderedModule): string =>
  player === undefined
    ? visitor
    : `<div ${attributes.session}="visitor">${visitor}</div><div ${attributes.session}="player">${player}</div>`;

/**
 * Puts what remotes have prerendered of the modules that a page starts with into their places. Where a module has content for the page,
 * its place shows that.
 *
 * @param root the page's own markup
 * @param path path of the page whose content is shown
 */
export function withModules(
  root: string,
  modules: PrerenderedModules,
  contents: PageContents = new Map(),
  path = '',
): PageWithModules {
  const places = emptyPlaces(root);
  const own = new Set(places.map(({ module }) => module));
  const filled = fillPlaces(root, places, ({ module, title }) => {
    const content = contents.get(module)?.pages[path];
    if (content !== undefined) return { markup: content.markup, isContent: true };
    const prerendered = modules.get(module);
    const markup = prerendered === undefined ? '' : markupOf(prerendered);
    return { markup: markup.replaceAll(titlePlaceholder, () => escapeHtml(title)), isContent: false };
  });
  const ownContents = [...contents].flatMap(([name, { css, pages }]) => {
    const page = pages[path];
    return page === undefined || !own.has(name) ? [] : [{ name, css, start: page.start }];
  });
  // Content brings all of its styles, so the placeholder's are left out.
  const placeholders = [...modules].filter(
    ([module]) => own.has(module) && !ownContents.some(({ name }) => name === module),
  );
  return {
    root: filled,
    styles: [...placeholders.map(([, { css }]) => css), ...ownContents.map(({ css }) => css)],
    starts: Object.fromEntries(ownContents.flatMap(({ name, start }) => (start === undefined ? [] : [[name, start]]))),
  };
}
