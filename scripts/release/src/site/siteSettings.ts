import { localSiteConfig } from '@tessera/compose/siteConfig';
import { siteConfigSchema } from '@tessera/shared-contracts/config';
import {
  array,
  boolean,
  type InferOutput,
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
  url,
} from 'valibot';

const address = pipe(string(), url(), regex(/\/$/, 'An address ends with a slash'));
const origin = pipe(string(), url(), regex(/[^/]$/, 'An origin ends without a slash'));

const siteSettingsSchema = object({
  /** Where players open the site. */
  origin,
  /** Apps whose release folders lie under an address other than `<origin>/<app>/`. */
  apps: optional(record(string(), object({ address })), {}),
  /** Configuration that the pages carry. */
  config: siteConfigSchema,
  policy: optional(
    object({
      /** Whether pages carry a Content-Security-Policy. */
      isEnforced: optional(boolean(), true),
      /** Whether markup and addresses of scripts may be made by the named makers alone, in browsers with trusted types. */
      requiresTrustedTypes: optional(boolean(), true),
      /** Further sources of pictures, frames and calls than the releases and the API. */
      images: optional(array(string()), []),
      frames: optional(array(string()), []),
      connections: optional(array(string()), []),
      scripts: optional(array(string()), []),
    }),
    {},
  ),
  /** Days for which an open tab may still need a release that pages no longer name. */
  keepDays: optional(pipe(number(), minValue(0)), 14),
  /**
   * Where the gate reads a release's files: in the site's folder, or there and once more at the address that players
   * load them from.
   */
  verify: optional(picklist(['folder', 'address']), 'folder'),
});
/** What is particular to one deployment: `site.json` of the site's folder. */
export type SiteSettings = InferOutput<typeof siteSettingsSchema>;

/** Parses the text of a `site.json`. */
export const parseSiteSettings = (text: string): SiteSettings => parse(siteSettingsSchema, JSON.parse(text));

/** The settings of a new site on this machine; its API is the provider sandbox, five ports further. */
export const localSiteSettings = (siteOrigin: string) => ({
  origin: siteOrigin,
  apps: {},
  config: localSiteConfig(Number(new URL(siteOrigin).port) || 3000),
  keepDays: 14,
});

/** The address that an app's release folders lie under. */
export const addressOf = ({ origin: siteOrigin, apps }: SiteSettings, app: string): string =>
  apps[app]?.address ?? `${siteOrigin}/${app}/`;
