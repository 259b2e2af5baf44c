import { array, number, object, optional, pipe, record, regex, string } from 'valibot';
import { declaredPagesSchema } from './declaredPages';
import { moduleNameSchema } from './moduleName';

/** Name of an app: a folder of the site, and part of the names of its modules. */
export const appNameSchema = pipe(string(), regex(/^[a-z][a-z0-9]*$/));

/** Path of a file below a release's folder; it cannot lead out of it. */
export const releasePathSchema = pipe(string(), regex(/^(?!.*\.\.)[\w@-][\w@./-]*$/));

/** Hash of a file in the format of subresource integrity. */
export const integritySchema = pipe(string(), regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Name of the global that an entry script sets. */
export const containerSchema = pipe(string(), regex(/^[A-Za-z_$][\w$]*$/));

/**
 * Fields that all descriptions of a release share. Each reader has its own schema, derived from this one:
 *
 * - `Release`, `release.json` of a build: composing locally, budgets, publishing.
 * - `Manifest`, the signed `release.json` of a published release: the gate; adds owner, files, types and budget.
 * - `Served`, in the site's registry: promoting and composing the site, without the release's folder; adds the id.
 * - `ComposedRelease`: composing pages; adds the URL.
 * - `RegisteredRelease`, in the page: loading remotes; omits what only composing needs.
 */
export const releaseSchema = object({
  version: pipe(string(), regex(/^\d+\.\d+\.\d[\w.+-]*$/)),
  /** Hash of everything that the release was built from; with the version it names the release. */
  buildId: pipe(string(), regex(/^[0-9a-z]+$/)),
  /** Commit that the release was built from. */
  commit: string(),
  /** Day of that commit, in ISO 8601. */
  committedOn: optional(string()),
  /** Contract version of its exposed modules. */
  contract: number(),
  /** Remotes: the global that the entry sets, unique to the release, so that two versions can coexist on one page. */
  container: optional(containerSchema),
  /** Remotes: the container's script. Hosts: the page's script. */
  entry: releasePathSchema,
  /** Hosts: style sheets of the page. */
  styles: array(releasePathSchema),
  /** Remotes: the files of each exposed module. */
  exposes: record(moduleNameSchema, object({ scripts: array(releasePathSchema), styles: array(releasePathSchema) })),
  /** Remotes: the file with the prerendered placeholders of its modules. */
  prerendered: optional(releasePathSchema),
  /** Remotes: the script with which compose prerenders content from public answers of the provider; no page loads it. */
  prerenderer: optional(releasePathSchema),
  /** Remotes: the pages that it puts on the site. */
  pages: optional(declaredPagesSchema),
  /** Hash of each script, style and prerendered file, and of the prerenderer. Without a hash, scripts are not run and markup is not shown. */
  integrity: record(releasePathSchema, integritySchema),
});
