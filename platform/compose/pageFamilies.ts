import { type CallId, calls } from '@tessera/shared-contracts/api/schema';
import { array, boolean, type InferOutput, object, optional, picklist, pipe, regex, string } from 'valibot';

const moduleName = pipe(string(), regex(/^[a-z][a-z0-9]*\/[A-Z]\w*$/));

/** Shape of a family of pages. */
export const pageFamilySchema = object({
  id: pipe(string(), regex(/^[a-z-]+$/)),
  /** Title of the document, without the site's brand. */
  title: optional(string(), ''),
  /** What search engines and link previews say of the page. */
  description: optional(string(), ''),
  /** Whether search engines are asked not to list it. */
  isUnlisted: optional(boolean(), false),
  /** Whether it shows a player's own data: search engines may find it, the sitemap does not name it. */
  isOfPlayer: optional(boolean(), false),
  /** Paths of the family, the first of which is canonical; a trailing `/*` stands for one segment. */
  paths: array(string()),
  /** Setting without which a site does not have these pages. */
  setting: optional(picklist(['hasLoginTestPage'])),
  /** Modules that every page of the family shows at once, as `remote/Module`. */
  modules: array(moduleName),
  /** Modules that every page of the family shows to signed-in players at once. */
  playerModules: optional(array(moduleName), []),
  /** API reads that the modules start with, by their names in `shared-contracts/api`. */
  calls: optional(array(picklist(Object.keys(calls) as CallId[])), []),
});

/** Shape of the families that a shell's build derives from its pages (`host-shell/src/routes/pageFamilies.ts`). */
export const pageFamiliesSchema = array(pageFamilySchema);

/** A family of routes that share one composed page, since they all start with the same files. */
export type PageFamily = InferOutput<typeof pageFamilySchema>;

/** Whether a family's pages show only the shell's own content. */
export const isOfShell = ({ modules }: Pick<PageFamily, 'modules'>): boolean => modules.length === 0;

/**
 * Path that a family's page is prerendered at; the path of the not-found page is not a route. The family's title stands
 * for a name that is unknown at build time, so that the page has a heading until its script writes the name there.
 */
export const prerenderedPath = ({
  id,
  title,
  paths: [first = `/${id}`],
}: Pick<PageFamily, 'id' | 'title' | 'paths'>): string => first.replace('*', () => encodeURIComponent(title));

/** File extensions that browsers run, show or download; a page answered instead would be mistaken for the file. */
export const fileEndings = [
  ...['js', 'mjs', 'css', 'map', 'wasm', 'json', 'jsonl', 'xml', 'txt', 'htm', 'html', 'php', 'conf', 'gz', 'br'],
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'woff', 'woff2', 'ttf'],
] as const;

const fileName = new RegExp(`\\.(?:${fileEndings.join('|')})$`, 'i');

/** Whether an address names a file, existing or not, rather than a route. */
export const endsLikeFile = (pathname: string): boolean => fileName.test(pathname);
