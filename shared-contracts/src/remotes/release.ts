import { array, number, object, optional, pipe, record, regex, string } from 'valibot';

/** Path of a file below a release's folder: no way out of it. */
export const releasePathSchema = pipe(string(), regex(/^(?!.*\.\.)[\w@-][\w@./-]*$/));

/** Hash of a file as browsers check it. */
export const integritySchema = pipe(string(), regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Name of the global that an entry script sets. */
export const containerSchema = pipe(string(), regex(/^[A-Za-z_$][\w$]*$/));

/**
 * What every description of a release says. Each reader has a schema of its own, made from this one:
 *
 * - `Release`, `release.json` of a build: composing on this machine, budgets, publishing.
 * - `Manifest`, the signed `release.json` of a published release: the gate; it adds owner, files, types and budget.
 * - `Served`, in the site's registry: promoting and composing the site, without the release's folder; it adds the id.
 * - `ComposedRelease`: composing pages; it adds the address.
 * - `RegisteredRelease`, in the page: loading remotes; it leaves out what only composing needs.
 */
export const releaseSchema = object({
  version: pipe(string(), regex(/^\d+\.\d+\.\d+[\w.+-]*$/)),
  /** Hash over everything that the release was built from; with the version, its name. */
  buildId: pipe(string(), regex(/^[0-9a-z]+$/)),
  /** Commit that the release was built from. */
  commit: string(),
  /** Contract version of its exposed modules. */
  contract: number(),
  /** Remotes: the global that the entry sets, unique to the release, so that two versions can live on one page. */
  container: optional(containerSchema),
  /** Remotes: the container's script. Hosts: the page's script. */
  entry: releasePathSchema,
  /** Hosts: style sheets of the page. */
  styles: array(releasePathSchema),
  /** Remotes: the files of each exposed module. */
  exposes: record(string(), object({ scripts: array(releasePathSchema), styles: array(releasePathSchema) })),
  /** Remotes: the file with what pages show in place of its modules until they arrive. */
  prerendered: optional(releasePathSchema),
  /** Hash of each script and style, and of what is prerendered. A script without a hash is not run, nor is markup shown. */
  integrity: record(releasePathSchema, integritySchema),
});
