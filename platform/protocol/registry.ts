import {
  boolean,
  type GenericSchema,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  omit,
  optional,
  pick,
  pipe,
  record,
  regex,
  string,
  url,
} from 'valibot';
import { routedPagesSchema } from './declaredPages';
import { appNameSchema, containerSchema, releaseSchema } from './release';

/** Id of the `<script type="application/json">` element that contains the registry in the composed page. */
export const registryElementId = 'tessera-registry';

/**
 * One release of a remote as the page knows it. Its `integrity` has only the hash of the entry, which contains the hashes
 * of its chunks.
 */
export const registeredReleaseSchema = object({
  ...omit(releaseSchema, ['styles', 'exposes', 'prerendered', 'prerenderer', 'pages']).entries,
  container: containerSchema,
  /** Base URL of the release's files, with a trailing slash. */
  baseUrl: pipe(string(), url(), regex(/\/$/)),
});
/** See {@link registeredReleaseSchema}. */
export type RegisteredRelease = InferOutput<typeof registeredReleaseSchema>;

const percent = pipe(number(), minValue(0), maxValue(100));

/** The shell of a page. */
const pageShellSchema = object({
  ...pick(releaseSchema, ['version', 'buildId', 'commit', 'committedOn']).entries,
  /** Whether this page belongs to the canary of the shell. */
  isCanary: optional(boolean()),
  /** Share of players in percent that get the shell's canary; absent without one. */
  canaryPercent: optional(percent),
});
/** See {@link pageShellSchema}. */
export type PageShell = InferOutput<typeof pageShellSchema>;

/**
 * Schema of the releases that a page may run of each remote, with the fields of a release that the reader needs. A remote
 * that is missing has no live release.
 *
 * @param release schema of one release
 */
export const registrySchemaOf = <Release extends GenericSchema>(release: Release) =>
  object({
    /** The release of the shell, and the revision of the site that the page was composed for: for diagnostics. */
    shell: optional(pageShellSchema),
    revision: optional(number()),
    remotes: record(
      appNameSchema,
      object({
        live: release,
        /** In pages: the remote's own pages. */
        pages: optional(routedPagesSchema),
        /** The release that was live before: the fallback in the same page when a newer one cannot load or crashes. */
        previous: optional(release),
        /** A release that a share of the players gets instead of the live one. */
        canary: optional(
          object({
            release,
            /** Share of players in percent, sticky by an anonymous id. */
            percent,
          }),
        ),
      }),
    ),
  });

/** Schema of the registry in a page. */
export const registrySchema = registrySchemaOf(registeredReleaseSchema);
/** See {@link registrySchema}. */
export type Registry = InferOutput<typeof registrySchema>;
/** Which releases of a remote a page may run. */
export type RegisteredRemote = Registry['remotes'][string];
