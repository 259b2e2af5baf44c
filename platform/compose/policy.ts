import { createHash } from 'node:crypto';
import type { SiteConfig } from '@tessera/shared-contracts/config';
import type { Registry } from '../protocol';

/** What a site decides of the policy of its pages. */
export interface PolicyRules {
  /** Source of the shell's files: the URL of its release, or `'self'` where they lie beside the pages. */
  readonly shellSource: string;
  /** Whether only the listed trusted types policies may create markup and script URLs; by default they alone may. */
  readonly requiresTrustedTypes?: boolean;
  /** Sources beyond the releases and the API. */
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
  readonly scripts?: readonly string[];
}

/** What a page's Content-Security-Policy is made from. */
export interface PolicyParts extends PolicyRules {
  /** Host of the page, by the name of its bundle; the shell by default. */
  readonly host?: 'shell' | 'workbench';
  /** Inlined style sheets. */
  readonly styles: readonly string[];
  /** Inlined scripts. */
  readonly inlineScripts: readonly string[];
  readonly registry: Registry;
  readonly config: SiteConfig;
}

/** The source expression that allows an inlined text. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** URLs of every release that the page may run. Each ends with a slash and so matches everything below it. */
const releaseUrls = (registry: Registry) =>
  Object.values(registry.remotes).flatMap(({ live, previous, canary }) =>
    [live, previous, canary?.release].flatMap((release) => release?.baseUrl ?? []),
  );

/**
 * Policies that may create script URLs: the runtime of each app's bundle, and the host for the entries of remotes.
 * Two releases of a remote on one page each have a policy of the same name.
 */
const trustedTypes = (host: string, registry: Registry): readonly (readonly [string, readonly string[]])[] => [
  ['require-trusted-types-for', ["'script'"]],
  [
    'trusted-types',
    [host, 'entries', ...Object.keys(registry.remotes)].map((name) => `tessera_${name}`).concat("'allow-duplicates'"),
  ],
];

/**
 * The policy of a page, made from what is live: scripts load only from the folders of the releases that the page names.
 * It needs no nonce, so that pages stay static: what is inlined is allowed by its hash, and
 * empty style elements (scripts add rules to them) by the hash of the empty text.
 */
export function pagePolicy(parts: PolicyParts): string {
  const { styles, shellSource, registry, config, requiresTrustedTypes = true } = parts;
  const { images = [], frames = [], connections = [], scripts = [] } = parts;
  // An override loads another release, from an origin that the configuration names.
  const overrides = config.overrideOrigins ?? [];
  const telemetry = config.telemetry === undefined ? [] : [new URL(config.telemetry.url).origin];
  const releases = [...new Set([shellSource, ...releaseUrls(registry), ...overrides])];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', [...parts.inlineScripts.map(hashOf), ...releases, ...scripts]],
    ['style-src', [...styles.map(hashOf), hashOf(''), ...releases]],
    // Pictures of games come from the provider.
    ['img-src', ["'self'", 'data:', ...releases, config.apiOrigin, ...images]],
    ['font-src', releases],
    ['connect-src', ["'self'", config.apiOrigin, ...telemetry, ...overrides, ...connections]],
    // A provider's game returns to a page of the site inside its frame.
    ['frame-src', ["'self'", config.apiOrigin, ...frames]],
    ['manifest-src', ["'self'"]],
    // The one that shows the offline page.
    ['worker-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ...(requiresTrustedTypes ? trustedTypes(parts.host ?? 'shell', registry) : []),
  ];
  return directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`).join('; ');
}
