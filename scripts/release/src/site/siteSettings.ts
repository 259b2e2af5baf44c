import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { originOf } from '@tessera/platform/project';
import { siteConfigSchema } from '@tessera/shared-contracts/config';
import {
  array,
  boolean,
  type InferInput,
  type InferOutput,
  integer,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  regex,
  string,
  union,
  url,
} from 'valibot';

const address = pipe(string(), url(), regex(/\/$/, 'An address ends with a slash'));
const origin = pipe(string(), url(), regex(/[^/]$/, 'An origin ends without a slash'));

const siteSettingsSchema = object({
  /** Origin at which players open the site. */
  origin,
  /** Base URLs of apps with release folders elsewhere than below `<origin>/<app>/`. */
  apps: optional(record(string(), object({ address })), {}),
  /** Configuration that the pages carry. */
  config: siteConfigSchema,
  policy: optional(
    object({
      /** Whether pages carry a Content-Security-Policy. */
      isEnforced: optional(boolean(), true),
      /** Whether only the listed trusted types policies may create markup and script URLs, in browsers that support them. */
      requiresTrustedTypes: optional(boolean(), true),
      /** Allowed sources of images, frames and calls besides the releases and the API. */
      images: optional(array(string()), []),
      frames: optional(array(string()), []),
      connections: optional(array(string()), []),
      scripts: optional(array(string()), []),
    }),
    {},
  ),
  /** Days for which an open tab may still need a release that pages no longer name. */
  keepDays: optional(pipe(number(), minValue(0)), 14),
  /** Where `health` and `promote --watch` read what pages have reported: `/__sandbox/telemetry` of a provider sandbox. */
  telemetry: optional(pipe(string(), url())),
  /**
   * Largest share of players to which `promote --watch` widens without a person, in percent, since anybody can send reports; 100 where
   * the receiver takes authenticated reports alone.
   */
  watchTo: optional(pipe(number(), integer(), minValue(1), maxValue(100)), 50),
  /** Who is told of releases and of how they do: a webhook, or a command that gets the event as JSON. */
  notify: optional(
    union([object({ url: pipe(string(), url()) }), object({ command: pipe(array(string()), minLength(1)) })]),
  ),
  /** Days for which a preview is kept after it was last published. */
  previewDays: optional(pipe(number(), minValue(0)), 30),
  /**
   * Where the gate reads a release's files: in the site's folder, or there and also from the URL that players load them
   * from.
   */
  verify: optional(picklist(['folder', 'address']), 'folder'),
});
/** Settings of one deployment: `site.json` in the site's folder. */
export type SiteSettings = InferOutput<typeof siteSettingsSchema>;
/** The same as written in the file: what has a default may be left out. */
export type GivenSiteSettings = InferInput<typeof siteSettingsSchema>;

/** Parses the text of a `site.json`. */
export const parseSiteSettings = (text: string): SiteSettings => parse(siteSettingsSchema, JSON.parse(text));

const basePortOf = (siteOrigin: string) => Number(new URL(siteOrigin).port) || 3000;

/** The settings of a new site on this machine; its API is the provider sandbox, five ports higher. */
export const localSiteSettings = (siteOrigin: string) => ({
  origin: siteOrigin,
  apps: {},
  config: {
    ...localSiteConfig(basePortOf(siteOrigin)),
    // On a developer's machine, a link can ask to run a published release before it is promoted. Elsewhere that is for the
    // site's administrators to decide, since pages may then run scripts of every published release.
    overrideOrigins: new URL(siteOrigin).hostname === 'localhost' ? [siteOrigin] : [],
  },
  telemetry: `${originOf('sandbox', basePortOf(siteOrigin))}/__sandbox/telemetry`,
  keepDays: 14,
  previewDays: 30,
});

/** Base URL of an app's release folders. */
export const addressOf = ({ origin: siteOrigin, apps }: SiteSettings, app: string): string =>
  apps[app]?.address ?? `${siteOrigin}/${app}/`;
