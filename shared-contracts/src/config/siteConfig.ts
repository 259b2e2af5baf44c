import {
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  string,
  url,
} from 'valibot';
import { ruleSets } from '../rules/ruleSets';
import { parseUrl } from './parseUrl';

/** Id of the `<script type="application/json">` element that contains the configuration in the composed page. */
export const siteConfigElementId = 'tessera-config';

const origin = pipe(
  string(),
  url(),
  check((value) => parseUrl(value)?.origin === value, 'Not an origin such as https://api.example'),
);

const textFile = pipe(string(), regex(/^[\w-]+\.(?:md|txt)$/, 'Not the name of a text file such as terms.md'));

/** Deployment settings of a build: brand, addresses, links (spec §10 Names). */
export const siteConfigSchema = object({
  /** Name of the site as shown to players. */
  brand: string(),
  /** Origin of the provider's API, without a trailing slash. */
  apiOrigin: origin,
  supportEmail: string(),
  /** Link beside the badge in the footer that says from which age one may play. */
  gamblingHelp: object({ name: string(), href: pipe(string(), url()) }),
  /** Help with gambling by country, for the pages of that name; none by default. */
  helplines: optional(array(object({ country: string(), name: string(), href: pipe(string(), url()) }))),
  /** Within how many hours most messages to support are answered; not said by default. */
  supportHours: optional(pipe(number(), minValue(1))),
  /** Independent body that decides disputes of players with the site, named on the page of contact; none by default. */
  disputes: optional(object({ name: string(), href: pipe(string(), url()) })),
  /** Documents that players may be asked for to prove who they are, named before a deposit, such as `a passport`; none by default. */
  identityDocuments: optional(array(string())),
  socialLinks: object({ reddit: string(), instagram: string(), twitter: string(), linkedin: string() }),
  /** Marketing figure of the home page (spec §2 Home page). */
  onlinePlayers: pipe(number(), integer(), minValue(0)),
  /** Origins that override releases may be loaded from, for developers and QA; empty by default. */
  overrideOrigins: optional(array(origin)),
  /** Whether the site has the login test page (`/authtest`), which is for developers; off by default. */
  hasLoginTestPage: optional(boolean()),
  /**
   * Texts that the owner of the site has written, by their page: names of files beside `site.json`. A page without one says that its
   * text is not published.
   */
  texts: optional(object({ terms: optional(textFile), affiliate: optional(textFile) })),
  /** Whether a page is shown while the site cannot be reached; on by default. Off also removes it from browsers that have it. */
  hasOfflinePage: optional(boolean()),
  /**
   * Extensions of the provider beyond the calls of spec §7; empty by default. Names come from `providerExtensions` in
   * `@tessera/shared-contracts/extensions`; unknown ones are ignored, so that a newer configuration does not break
   * older builds.
   */
  providerExtensions: optional(array(string())),
  /** Controls that the site leaves out: names of `hideable`; none by default, unknown ones are ignored. */
  hidden: optional(array(string())),
  /**
   * Whether the provider uses main or test networks; main by default. An address of the other kind is
   * refused.
   */
  networkKind: optional(picklist(['main', 'test'])),
  /** Rules of the place whose players the site is for; `open`, those of no place, by default. `siteRules` reads what follows from them. */
  rules: optional(picklist(ruleSets)),
  /**
   * Whether players may cancel a withdrawal that is not sent yet, where the provider lets them, and the rules do; off by default.
   */
  allowCancel: optional(boolean()),
  /**
   * Where pages report how they do, in the OpenTelemetry protocol over HTTP (`<url>/v1/metrics`, `<url>/v1/logs`); nowhere by
   * default. `share` is the share of tabs that report, 0 to 1; all by default.
   */
  telemetry: optional(
    object({ url: pipe(string(), url()), share: optional(pipe(number(), minValue(0), maxValue(1))) }),
  ),
  /** Origin of the sandbox's mailbox and console, on sites that use a provider sandbox. */
  sandboxOrigin: optional(origin),
});

/** See {@link siteConfigSchema}. */
export type SiteConfig = InferOutput<typeof siteConfigSchema>;

let lastText: string | undefined;
let lastConfig: SiteConfig | undefined;

/**
 * Reads the page's configuration. The page is its only source: every bundle on it parses the same element.
 *
 * @throws when the page has no valid configuration, which means that it was not composed
 */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent ?? undefined;
  if (text === undefined) throw new Error(`The page has no #${siteConfigElementId}; recompose the page.`);
  if (text !== lastText || lastConfig === undefined) {
    lastConfig = parse(siteConfigSchema, JSON.parse(text));
    lastText = text;
  }
  return lastConfig;
}
