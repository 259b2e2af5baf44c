import {
  type GenericSchema,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  url,
} from 'valibot';

/** Id of the `<script type="application/json">` element that the composed page carries the registry in. */
export const registryElementId = 'tessera-registry';

const fileName = pipe(string(), regex(/^[\w./-]+$/));

/** One release of a remote as the page knows it. */
export const registeredReleaseSchema = object({
  version: string(),
  /** Hash over everything that the release was built from; with the version, its name. */
  buildId: pipe(string(), regex(/^[0-9a-z]+$/)),
  /** Commit that the release was built from. */
  commit: string(),
  /** Contract version of its exposed modules. */
  contract: number(),
  /** Name of the global that the entry script sets: unique to the release, so that two versions can live on one page. */
  container: pipe(string(), regex(/^[A-Za-z_$][\w$]*$/)),
  /** Address that the release's files lie under, with a trailing slash. */
  baseUrl: pipe(string(), url(), regex(/\/$/)),
  /** The container's script, relative to `baseUrl`. */
  entry: fileName,
  /**
   * Hash of each script that the page itself asks for (`sha384-…`), by its name relative to `baseUrl`: the entry, which
   * carries those of its chunks. One without a hash is not run.
   */
  integrity: record(fileName, pipe(string(), regex(/^sha384-[A-Za-z0-9+/=]+$/))),
});
/** See {@link registeredReleaseSchema}. */
export type RegisteredRelease = InferOutput<typeof registeredReleaseSchema>;

/**
 * Which releases of each remote a page may run, with as much of each release as its reader needs. A remote that is missing
 * has no live release.
 *
 * @param release schema of one release
 */
export const registrySchemaOf = <Release extends GenericSchema>(release: Release) =>
  object({
    remotes: record(
      string(),
      object({
        live: release,
        /** What was live before: takes over in the same page when a newer release cannot load or crashes. */
        previous: optional(release),
        /** A release that a share of the players gets instead of the live one. */
        candidate: optional(
          object({
            release,
            /** Share of players in percent, sticky by an anonymous id. */
            percent: pipe(number(), minValue(0), maxValue(100)),
          }),
        ),
      }),
    ),
  });

/** The registry that a page carries. */
export const registrySchema = registrySchemaOf(registeredReleaseSchema);
/** See {@link registrySchema}. */
export type Registry = InferOutput<typeof registrySchema>;
/** Which releases of a remote a page may run. */
export type RegisteredRemote = Registry['remotes'][string];
