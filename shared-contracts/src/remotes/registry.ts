import {
  array,
  type InferOutput,
  maxValue,
  minLength,
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
  /** Files of each exposed module, relative to `baseUrl`, for preloading. */
  exposes: record(pipe(string(), minLength(1)), object({ scripts: array(fileName), styles: array(fileName) })),
  /** Hash of each script and style (`sha384-…`), by its name relative to `baseUrl`. A file without one is not run. */
  integrity: record(fileName, pipe(string(), regex(/^sha384-[A-Za-z0-9+/=]+$/))),
});
/** See {@link registeredReleaseSchema}. */
export type RegisteredRelease = InferOutput<typeof registeredReleaseSchema>;

/** Which releases of a remote a page may run. */
const registeredRemoteSchema = object({
  live: registeredReleaseSchema,
  /** What was live before: takes over in the same page when a newer release cannot load or crashes. */
  previous: optional(registeredReleaseSchema),
  /** A release that a share of the players gets instead of the live one. */
  candidate: optional(
    object({
      release: registeredReleaseSchema,
      /** Share of players in percent, sticky by an anonymous id. */
      percent: pipe(number(), minValue(0), maxValue(100)),
    }),
  ),
});
/** See {@link registeredRemoteSchema}. */
export type RegisteredRemote = InferOutput<typeof registeredRemoteSchema>;

/** Which releases of each remote this page runs. A remote that is missing has no live release. */
export const registrySchema = object({ remotes: record(string(), registeredRemoteSchema) });
/** See {@link registrySchema}. */
export type Registry = InferOutput<typeof registrySchema>;
