import { createHash } from 'node:crypto';
import { mapFile } from '@tessera/platform/compose/release';
import {
  appNameSchema,
  integritySchema,
  moduleNameSchema,
  releasePathSchema,
  releaseSchema,
} from '@tessera/platform/protocol';
import { budgetSchema } from '@tessera/tooling/budgets';
import { ceilingsSchema, healthSchema } from '@tessera/tooling/budgets/site';
import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  string,
} from 'valibot';

/** Name of the manifest in a release's folder. */
export const manifestFile = 'release.json';
/** Name of the file with a release's published types. */
export const typesFile = 'types.json';
/** Name of the file with the states that the workbench offers for a remote. */
export const statesFile = 'states.json';
/** Name of the signature over the manifest's bytes. */
export const signatureFile = 'release.sig.json';

/** The hash of a file as browsers check it. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const fileSchema = object({ integrity: integritySchema, bytes: pipe(number(), integer(), minValue(0)) });

/** Shared names that an app uses. */
export const usesSchema = object({
  events: array(string()),
  storage: array(string()),
  /** Exports of the router; manifests of earlier versions do not list them. */
  router: optional(array(string()), []),
  /** Places in the source where a name could not be determined. */
  unreadable: array(string()),
});
/** See {@link usesSchema}. */
export type Uses = InferOutput<typeof usesSchema>;

/** What a shell provides to remotes and requires of them. */
const hostSchema = object({
  /** Shared packages with their versions. */
  provides: record(string(), string()),
  /** Exports of the router that it provides; shells without the list provide all of them. */
  router: optional(array(string())),
  /** Modules that it shows, by remote. */
  remoteModules: record(appNameSchema, array(moduleNameSchema)),
  /** Contract versions of remotes that it supports. */
  contracts: object({ from: number(), to: number() }),
  /** Names in the contract: events of the bus, other events that may be used, storage keys by the apps that may use them. */
  events: array(string()),
  externalEvents: array(string()),
  storage: record(string(), array(string())),
  /** Highest limits of a remote's budget; shells without them set none. */
  ceilings: optional(ceilingsSchema),
  /** When a release counts as worse than the live one; shells without it have no verdicts. */
  health: optional(healthSchema),
  /** File that pages are composed from: families of routes and the page's own style sheet. */
  page: releasePathSchema,
});
/** See {@link hostSchema}. */
export type Host = InferOutput<typeof hostSchema>;
/** When a release counts as worse than the live one: `health` of `host-shell/budget.json`. */
export type Thresholds = InferOutput<typeof healthSchema>;

/** A release's description of itself, signed by its owner: `release.json` in its folder. */
const manifestSchema = object({
  schema: literal(1),
  app: appNameSchema,
  ...releaseSchema.entries,
  /** The build contains uncommitted changes. */
  isDirty: optional(boolean(), false),
  owner: string(),
  createdAt: string(),
  /** Every file of the release except the manifest, its signature and source maps. */
  files: record(releasePathSchema, fileSchema),
  /** Source maps by their script; no server sends them. */
  maps: optional(record(releasePathSchema, fileSchema), {}),
  /** Shared packages that it expects from the host, with the accepted versions. */
  shared: record(string(), string()),
  uses: usesSchema,
  budget: budgetSchema,
  /** File with the published types. */
  types: optional(releasePathSchema),
  /** Remotes: file with the states that the workbench offers for it; no page loads it. */
  states: optional(releasePathSchema),
  host: optional(hostSchema),
});
/** See {@link manifestSchema}. */
export type Manifest = InferOutput<typeof manifestSchema>;

/** Parses the text of a manifest; throws if it is invalid. */
export const parseManifest = (text: string): Manifest => parse(manifestSchema, JSON.parse(text));

/** Every file of the release except the manifest and its signature. */
export const allFiles = ({ files, maps }: Pick<Manifest, 'files' | 'maps'>): Manifest['files'] => ({
  ...files,
  ...Object.fromEntries(Object.entries(maps).map(([script, map]) => [mapFile(script), map])),
});

/** Id of a release: unique, and the name of its folder. */
export const releaseIdOf = ({ version, buildId }: { readonly version: string; readonly buildId: string }): string =>
  `${version}-${buildId}`;
