import {
  array,
  type InferOutput,
  minLength,
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
export const registeredRemoteSchema = object({
  version: string(),
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
  exposes: record(
    pipe(string(), minLength(1)),
    object({ scripts: array(fileName), styles: optional(array(fileName)) }),
  ),
});
/** See {@link registeredRemoteSchema}. */
export type RegisteredRemote = InferOutput<typeof registeredRemoteSchema>;

/** Which release of each remote this page runs. A remote that is missing has no live release. */
export const registrySchema = object({ remotes: record(string(), registeredRemoteSchema) });
/** See {@link registrySchema}. */
export type Registry = InferOutput<typeof registrySchema>;
