import { fileURLToPath } from 'node:url';
import { type ProviderExtension, providerExtensions } from '@tessera/shared-contracts/extensions/schema';
import { type RuleSet, ruleSets } from '@tessera/shared-contracts/rules/schema';
import * as v from 'valibot';
import { type Control, chooseControl, controlModes } from './console/controlMode';
import { shortestSecret } from './data/secret';
import type { DatabaseTimeouts } from './database';
import { isProxy } from './http/addresses';
import type { WatcherLimits } from './http/watcherCount';

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);
const originPattern = /^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/i;
const origins = v.pipe(
  list,
  v.everyItem(
    (item) => originPattern.test(item),
    'holds something that is not an origin such as http://localhost:3000',
  ),
);
/** A name, not an IP address. */
const isName = (host: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && !/^[\d.]+$/.test(host);
const proxies = v.pipe(
  list,
  v.everyItem(isProxy, 'holds something that is not an address, a range such as 10.0.0.0/8, loopback or uniquelocal'),
);
const extensions = v.pipe(
  list,
  v.array(v.picklist(providerExtensions, `holds something that is none of ${providerExtensions.join(', ')}`)),
);
const count = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  );
const url = (scheme: RegExp, example: string) => v.pipe(v.string(), v.regex(scheme, `is not of the form ${example}`));

const loopback = 'http://localhost:*,http://127.0.0.1:*';
const defaultDataDir = fileURLToPath(new URL('../.data/', import.meta.url));

const environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  SANDBOX_ALLOW_PRODUCTION: v.optional(v.string(), '0'),
  PORT: v.optional(count(0, 65_535), '4000'),
  REQUEST_TIMEOUT_MS: v.optional(count(100, 3_600_000), '30000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '127.0.0.1'),
  DATABASE_URL: v.optional(url(/^postgres(ql)?:\/\/.+/, 'postgres://user:password@host:5432/name')),
  DATABASE_CONNECT_TIMEOUT_MS: v.optional(count(1, 600_000), '10000'),
  DATABASE_STATEMENT_TIMEOUT_MS: v.optional(count(1, 600_000), '15000'),
  DATABASE_LOCK_TIMEOUT_MS: v.optional(count(1, 600_000), '10000'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), defaultDataDir),
  ALLOWED_ORIGINS: v.optional(origins, loopback),
  SITE_ORIGINS: v.optional(origins),
  PUBLIC_ORIGINS: v.optional(origins, ''),
  PASSKEY_HOST: v.optional(v.pipe(v.string(), v.check(isName, 'is not the name of a host'))),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  CONTROL: v.optional(v.picklist(controlModes, `is none of ${controlModes.join(', ')}`)),
  CONTROL_PORT: v.optional(count(0, 65_535)),
  CONTROL_TOKEN: v.optional(v.pipe(v.string(), v.minLength(20, 'is shorter than 20 characters'))),
  SMTP_URL: v.optional(url(/^smtps?:\/\/.+/, 'smtp://host:25')),
  MAIL_FROM: v.optional(v.string(), 'Tessera sandbox <no-reply@tessera.test>'),
  SANDBOX_FRESH: v.optional(v.picklist(['0', '1'], 'is neither 0 nor 1'), '0'),
  SEED: v.optional(v.picklist(['demo', 'none'], 'is neither demo nor none'), 'demo'),
  SANDBOX_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(shortestSecret, `is shorter than ${shortestSecret} characters`)),
  ),
  SANDBOX_EXTENSIONS: v.optional(v.union([v.literal('none'), extensions]), providerExtensions.join(',')),
  SANDBOX_BLOCK_INTERVAL_MS: v.optional(count(0, 3_600_000), '4000'),
  SANDBOX_ALLOW_CANCEL: v.optional(v.picklist(['0', '1'], 'is neither 0 nor 1'), '0'),
  SANDBOX_RULES: v.optional(v.picklist(ruleSets, `is none of ${ruleSets.join(', ')}`), 'open'),
  SANDBOX_COOLING_MS: v.optional(count(0, 31_536_000_000), '86400000'),
  SANDBOX_ADDRESS_HOLD_MS: v.optional(count(0, 2_592_000_000), '86400000'),
  SANDBOX_SECURITY_HOLD_MS: v.optional(count(0, 2_592_000_000), '86400000'),
  SANDBOX_CODE_LIFETIME_MS: v.optional(count(100, 86_400_000), '600000'),
  RATE_LIMIT_LOGIN: v.optional(count(1, 1_000_000), '300'),
  RATE_LIMIT_REGISTER: v.optional(count(1, 1_000_000), '300'),
  RATE_LIMIT_SEND_OTP: v.optional(count(1, 1_000_000), '300'),
  CODES_PER_HOUR: v.optional(count(1, 1_000_000), '10'),
  CODES_PER_HOUR_SIGNED_IN: v.optional(count(1, 1_000_000), '60'),
  FUN_SESSIONS: v.optional(count(1, 1_000_000), '10000'),
  FUN_SESSIONS_PER_NETWORK: v.optional(count(1, 1_000_000), '200'),
  AUTOMATIC_BETTING_MS: v.optional(count(10, 3_600_000), '8000'),
  AUTOMATIC_DOUBLING_MS: v.optional(count(1, 3_600_000), '4000'),
  AUTOMATIC_RESULT_MS: v.optional(count(1, 3_600_000), '4000'),
  WATCHERS: v.optional(count(1, 1_000_000), '10000'),
  WATCHERS_PER_NETWORK: v.optional(count(1, 1_000_000), '200'),
  TELEMETRY_RELEASES: v.optional(
    v.union([v.literal('any'), url(/^https?:\/\/.+/, 'https://site.example/registry.json, or any')]),
  ),
  TELEMETRY_TABS_PER_NETWORK: v.optional(count(1, 1_000_000), '1'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'is not a log level'), 'warn'),
});

/** Maximum number of open fun-play sessions. */
export interface FunPlayLimits {
  readonly sessions: number;
  readonly sessionsPerNetwork: number;
}

/** Speed of Automatic's clock, in milliseconds. */
export interface Timing {
  /** How long bets are accepted. */
  readonly bettingMs: number;
  /** Time in which the multiplier doubles. */
  readonly doublingMs: number;
  /** How long a result stays before the next round begins. */
  readonly resultMs: number;
}

/** Configuration of the receiver of what pages report. */
export interface TelemetryConfig {
  /** Address of the site's registry, whose releases pages may report of, or `any`. */
  readonly releases: string;
  /** Tabs of an app that one network may add in an hour. */
  readonly tabsPerNetwork: number;
}

/** Configuration of a sandbox; see the table in the README. */
export interface SandboxConfig {
  readonly port: number;
  readonly host: string;
  /** How long a request may take to arrive; the answer may take longer. */
  readonly requestTimeoutMs: number;
  readonly databaseUrl: string | undefined;
  readonly databaseTimeouts: DatabaseTimeouts;
  /** Folder of the embedded database and the secret, or `memory://`. */
  readonly dataDir: string;
  /** Origins that may call the API from a page; `*` stands for any port. */
  readonly allowedOrigins: readonly string[];
  /** Origins that may frame games and that games may return to. */
  readonly siteOrigins: readonly string[];
  /** Origins of this sandbox other than loopback. */
  readonly publicOrigins: readonly string[];
  /** Host name that passkeys belong to (WebAuthn: RP ID): the site's, or a parent domain. */
  readonly passkeyHost: string;
  /** Proxies whose X-Forwarded-For is trusted: addresses, ranges, or names that fastify knows. */
  readonly trustedProxies: readonly string[];
  readonly control: Control;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Deletes the data before starting. */
  readonly isFresh: boolean;
  readonly seed: 'demo' | 'none';
  readonly secret: string | undefined;
  /** Extensions offered beyond the calls of spec §7; all by default. */
  readonly extensions: readonly ProviderExtension[];
  /** Time between blocks; 0 makes blocks only on request. */
  readonly blockIntervalMs: number;
  /** Whether players can cancel withdrawals that are not sent yet. */
  readonly allowCancel: boolean;
  /** Rules of a place that games and sessions follow. */
  readonly rules: RuleSet;
  /** How long a higher limit, and playing after a break, wait. */
  readonly coolingMs: number;
  /** How long a new address of the book waits, and turning its switch off; and other addresses after a change of the security. */
  readonly holds: { readonly newAddressMs: number; readonly afterChangeMs: number };
  readonly codeLifetimeMs: number;
  /** Requests per minute from one network. */
  readonly rateLimits: { readonly login: number; readonly register: number; readonly sendOtp: number };
  /** Mailed codes of a kind per hour and account: for the signed-in player, and for all other callers together. */
  readonly codesPerHour: { readonly ofPlayer: number; readonly ofOthers: number };
  readonly funPlayLimits: FunPlayLimits;
  readonly automatic: Timing;
  readonly watcherLimits: WatcherLimits;
  /** Undefined: no receiver of what pages report. */
  readonly telemetry: TelemetryConfig | undefined;
  readonly logLevel: string;
}

/** All invalid settings, one per line. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from the environment; unset and empty variables take their defaults.
 *
 * @throws ConfigError naming every invalid variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(environment, given);
  const problems = (result.issues ?? []).map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
  if (given.NODE_ENV === 'production' && given.SANDBOX_ALLOW_PRODUCTION !== '1') {
    problems.push(
      'NODE_ENV is production: this is a sandbox, not a provider. Set SANDBOX_ALLOW_PRODUCTION=1 to run it all the same',
    );
  }
  const control = result.success ? chooseControl(describeControl(result.output)) : undefined;
  if (typeof control === 'string') problems.push(control);
  if (problems.length > 0 || !result.success || typeof control !== 'object') {
    throw new ConfigError(['The sandbox cannot start:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
  }
  const values = result.output;
  return {
    port: values.PORT,
    host: values.HOST,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    databaseUrl: values.DATABASE_URL,
    databaseTimeouts: {
      connectMs: values.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: values.DATABASE_LOCK_TIMEOUT_MS,
    },
    dataDir: values.DATA_DIR,
    allowedOrigins: values.ALLOWED_ORIGINS,
    siteOrigins: values.SITE_ORIGINS ?? values.ALLOWED_ORIGINS,
    publicOrigins: values.PUBLIC_ORIGINS,
    passkeyHost: values.PASSKEY_HOST ?? firstName(values.SITE_ORIGINS ?? values.ALLOWED_ORIGINS),
    trustedProxies: values.TRUSTED_PROXIES,
    control,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    isFresh: values.SANDBOX_FRESH === '1',
    seed: values.SEED,
    secret: values.SANDBOX_SECRET,
    extensions: values.SANDBOX_EXTENSIONS === 'none' ? [] : values.SANDBOX_EXTENSIONS,
    blockIntervalMs: values.SANDBOX_BLOCK_INTERVAL_MS,
    allowCancel: values.SANDBOX_ALLOW_CANCEL === '1',
    rules: values.SANDBOX_RULES,
    coolingMs: values.SANDBOX_COOLING_MS,
    holds: { newAddressMs: values.SANDBOX_ADDRESS_HOLD_MS, afterChangeMs: values.SANDBOX_SECURITY_HOLD_MS },
    codeLifetimeMs: values.SANDBOX_CODE_LIFETIME_MS,
    rateLimits: {
      login: values.RATE_LIMIT_LOGIN,
      register: values.RATE_LIMIT_REGISTER,
      sendOtp: values.RATE_LIMIT_SEND_OTP,
    },
    codesPerHour: { ofPlayer: values.CODES_PER_HOUR_SIGNED_IN, ofOthers: values.CODES_PER_HOUR },
    funPlayLimits: { sessions: values.FUN_SESSIONS, sessionsPerNetwork: values.FUN_SESSIONS_PER_NETWORK },
    automatic: {
      bettingMs: values.AUTOMATIC_BETTING_MS,
      doublingMs: values.AUTOMATIC_DOUBLING_MS,
      resultMs: values.AUTOMATIC_RESULT_MS,
    },
    watcherLimits: { watchers: values.WATCHERS, watchersPerNetwork: values.WATCHERS_PER_NETWORK },
    telemetry:
      values.TELEMETRY_RELEASES === undefined
        ? undefined
        : { releases: values.TELEMETRY_RELEASES, tabsPerNetwork: values.TELEMETRY_TABS_PER_NETWORK },
    logLevel: values.LOG_LEVEL,
  };
}

/** Browsers have no passkeys for addresses, only for names. */
const firstName = (sites: readonly string[]): string =>
  sites.map((site) => site.replace(/^https?:\/\/|:[\d*]+$/gi, '').toLowerCase()).find(isName) ?? 'localhost';

const describeControl = (values: v.InferOutput<typeof environment>) => ({
  mode: values.CONTROL,
  port: values.CONTROL_PORT,
  token: values.CONTROL_TOKEN,
  host: values.HOST,
  publicOrigins: values.PUBLIC_ORIGINS,
  trustedProxies: values.TRUSTED_PROXIES,
});
