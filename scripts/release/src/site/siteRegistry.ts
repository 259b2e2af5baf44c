import { siteTargets } from '@tessera/platform/build/targets';
import { appNameSchema, integritySchema, releaseSchema } from '@tessera/platform/protocol';
import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  looseObject,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  parse,
  pick,
  pipe,
  record,
  regex,
  string,
  transform,
} from 'valibot';
import { oneLine } from '../oneLine';

/** Id of a release: its version and its build; also the name of its folder. */
const releaseIdSchema = pipe(string(), regex(/^\d+\.\d+\.\d[\w.+-]*-[0-9a-z]+$/));

/** Name of a preview: lowercase letters, digits and hyphens, so never a version or an id. */
export const previewNameSchema = pipe(string(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), maxLength(80));

/** Name of a preview as typed, such as that of a branch. It is printed, so it has no control characters. */
export const typedPreviewSchema = pipe(string(), regex(/^\P{C}{1,200}$/u));

/** What the pages need to know of a release; stored in the registry, so that composing needs no release's folder. */
const servedSchema = looseObject({
  id: releaseIdSchema,
  ...releaseSchema.entries,
});
/** See {@link servedSchema}. */
export type Served = InferOutput<typeof servedSchema>;

const publishedSchema = object({
  version: string(),
  buildId: string(),
  commit: string(),
  owner: string(),
  publishedAt: string(),
  /** Hash of the release's manifest. */
  manifest: integritySchema,
  /** When pages stopped naming it; absent while they do, and if they never did. */
  servedUntil: optional(string()),
  /** Published only for a preview: not what a version, or no version, means. Absent once it is promoted. */
  isPreview: optional(boolean()),
});
/** A release with its files in the site. */
export type Published = InferOutput<typeof publishedSchema>;

const previewSchema = object({
  release: releaseIdSchema,
  publishedAt: string(),
  /** The name that it was published by; absent in old registries. */
  typed: optional(typedPreviewSchema),
});

const appSchema = object({
  live: optional(servedSchema),
  /** Fallback in the page when the live release fails. */
  previous: optional(servedSchema),
  canary: optional(object({ release: servedSchema, percent: pipe(number(), integer(), minValue(1), maxValue(99)) })),
  /** What was live before, newest first: the targets of rollbacks. */
  before: array(releaseIdSchema),
  releases: record(releaseIdSchema, publishedSchema),
  /** Releases that links show by a name, for instance that of a branch. No player gets them. */
  previews: optional(record(previewNameSchema, previewSchema), {}),
});
/** Everything that the site knows of one app's releases. */
export type AppReleases = InferOutput<typeof appSchema>;

/** A text that is shown in one line, whatever was written. */
const lineOf = pipe(string(), transform(oneLine));

const changeSchema = object({
  revision: number(),
  /** Distinguishes it from concurrent attempts, only one of which succeeded; absent in old histories. */
  id: optional(string()),
  at: string(),
  command: string(),
  app: optional(string()),
  release: optional(string()),
  /** Owner of the release. */
  owner: optional(string()),
  percent: optional(number()),
  /** Releases that no player gets from then on, whatever the command; absent in old histories. */
  ended: optional(array(releaseIdSchema)),
  /** Preview that shows the release from then on. */
  preview: optional(previewNameSchema),
  /** What changed, in one sentence. */
  summary: lineOf,
});
/** A change and its time: one line of the site's public history. */
export type Change = InferOutput<typeof changeSchema>;

const changeAuthorSchema = object({ ...pick(changeSchema, ['revision', 'id', 'at']).entries, by: lineOf });
/** The author of a change; readable only with access to the site's folder. */
export type ChangeAuthor = InferOutput<typeof changeAuthorSchema>;

const refusalSchema = object({
  at: lineOf,
  by: lineOf,
  app: lineOf,
  release: lineOf,
  findings: array(object({ rule: lineOf, reason: lineOf, remedy: lineOf })),
});
/** A release that the gate refused to someone who wanted it live. */
export type Refusal = InferOutput<typeof refusalSchema>;

const siteRegistrySchema = object({
  schema: literal(1),
  /** Incremented with every change; a change applies to the revision that it was decided on, or not at all. */
  revision: pipe(number(), integer(), minValue(0)),
  /** The change that made this revision. */
  change: changeSchema,
  /** Base URL of each app's release folders. */
  addresses: record(appNameSchema, string()),
  apps: record(appNameSchema, appSchema),
});
/** The site's registry, `registry.json`: all releases and their roles. */
export type SiteRegistry = InferOutput<typeof siteRegistrySchema>;

/** Parses the text of a `registry.json`. */
export const parseSiteRegistry = (text: string): SiteRegistry => parse(siteRegistrySchema, JSON.parse(text));

/** Parses one line of a `history.jsonl`. */
export const parseChange = (text: string): Change => parse(changeSchema, JSON.parse(text));

/** Parses one line of the file of authors. */
export const parseChangeAuthor = (text: string): ChangeAuthor => parse(changeAuthorSchema, JSON.parse(text));

/** Parses one line of the file of refusals. */
export const parseRefusal = (text: string): Refusal => parse(refusalSchema, JSON.parse(text));

const noReleases: AppReleases = { before: [], releases: {}, previews: {} };

/** An app's entry in the registry; an app that was never published has no releases. */
export const releasesOf = (registry: SiteRegistry, app: string): AppReleases => registry.apps[app] ?? noReleases;

/** Every app of this checkout, and those of the site that other repositories release. */
export const appsOf = ({ apps }: SiteRegistry): readonly string[] => [
  ...new Set([...siteTargets.map(({ name }) => name), ...Object.keys(apps)]),
];

/** The releases that pages name, each with its role. */
export function inPages({ live, previous, canary }: AppReleases): readonly { role: string; release: Served }[] {
  return [
    ...(live === undefined ? [] : [{ role: 'live', release: live }]),
    ...(previous === undefined ? [] : [{ role: 'previous', release: previous }]),
    ...(canary === undefined ? [] : [{ role: 'canary', release: canary.release }]),
  ];
}
