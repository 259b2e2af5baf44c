import { createHash } from 'node:crypto';
import { integritySchema, releasePathSchema, releaseSchema } from '@tessera/shared-contracts/remotes';
import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  minLength,
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
/** Name of the signature over the manifest's bytes. */
export const signatureFile = 'release.sig.json';

/** The hash of a file as browsers check it. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const bytes = pipe(number(), integer(), minValue(0));

/** One limit of a budget. */
export const limitSchema = object({
  /** Brotli bytes that the files may have together. */
  bytes,
  /** Why it is this much and no less. */
  reason: pipe(string(), minLength(1)),
});

/** Size budget of an app, from `budget.json` in its folder. */
export const budgetSchema = object({
  /** Remotes: the container's script. Shell: script and styles of the page. */
  entry: optional(limitSchema),
  /** Scripts and styles of each exposed module. */
  modules: optional(record(string(), limitSchema), {}),
  /** Remotes: the file with what every page of the site carries of their modules. */
  prerendered: optional(limitSchema),
});
/** See {@link budgetSchema}. */
export type Budget = InferOutput<typeof budgetSchema>;

/** Names that an app shares with others by using them. */
export const usesSchema = object({
  events: array(string()),
  storage: array(string()),
  /** Places where a name could not be read from the source. */
  unreadable: array(string()),
});
/** See {@link usesSchema}. */
export type Uses = InferOutput<typeof usesSchema>;

/** What a shell gives to remotes and asks of them. */
const hostSchema = object({
  /** Shared packages with their versions. */
  provides: record(string(), string()),
  /** Modules that it shows, by remote. */
  remoteModules: record(string(), array(string())),
  /** Contract versions of remotes that it can show. */
  contracts: object({ from: number(), to: number() }),
  /** Names of the contract: events of the bus, events of others that may be used, storage keys by who may use them. */
  events: array(string()),
  externalEvents: array(string()),
  storage: record(string(), array(string())),
  /** File that pages are composed from: families of routes and the page's own style sheet. */
  page: releasePathSchema,
});
/** See {@link hostSchema}. */
export type Host = InferOutput<typeof hostSchema>;

/** What a release says of itself and its owner signs: `release.json` in its folder. */
const manifestSchema = object({
  schema: literal(1),
  app: string(),
  ...releaseSchema.entries,
  /** The build holds changes that the commit does not. */
  isDirty: optional(boolean(), false),
  owner: string(),
  createdAt: string(),
  /** Every file of the release but the manifest and its signature. */
  files: record(releasePathSchema, object({ integrity: integritySchema, bytes })),
  /** Shared packages that it expects of the host, with the versions that will do. */
  shared: record(string(), string()),
  uses: usesSchema,
  budget: budgetSchema,
  /** File with the published types. */
  types: optional(releasePathSchema),
  host: optional(hostSchema),
});
/** See {@link manifestSchema}. */
export type Manifest = InferOutput<typeof manifestSchema>;

/** Parses the text of a manifest; throws when it is of another shape. */
export const parseManifest = (text: string): Manifest => parse(manifestSchema, JSON.parse(text));

/** Name of a release: unique, and the name of its folder. */
export const releaseIdOf = ({ version, buildId }: { readonly version: string; readonly buildId: string }): string =>
  `${version}-${buildId}`;
