import {
  type GenericSchema,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  omit,
  optional,
  pipe,
  record,
  regex,
  string,
  url,
} from 'valibot';
import { containerSchema, releaseSchema } from './release';

/** Id of the `<script type="application/json">` element that the composed page carries the registry in. */
export const registryElementId = 'tessera-registry';

/**
 * One release of a remote as the page knows it. Its `integrity` holds no more than the hash of the entry, which carries
 * those of its chunks.
 */
export const registeredReleaseSchema = object({
  ...omit(releaseSchema, ['styles', 'exposes', 'prerendered']).entries,
  container: containerSchema,
  /** Address that the release's files lie under, with a trailing slash. */
  baseUrl: pipe(string(), url(), regex(/\/$/)),
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
        canary: optional(
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
