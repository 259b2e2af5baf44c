import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { object, optional, parse, record, string } from 'valibot';
import { sourceFolder } from '../../project';

/**
 * Packages with one copy for the whole page: the host provides them, remotes do not bundle them (architecture, Sharing).
 * Subpaths have their own keys. All are provided whole except the router (`platform/host/loader/shared/router.ts`).
 */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'styled-components',
] as const;

/** Name of a package that the host provides. */
export type SharedPackage = (typeof sharedPackages)[number];

/** The package of a key in the share scope; its version is also the version of the key. */
const packageOf = (key: SharedPackage): string =>
  key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : (key.split('/')[0] ?? key);

const require = createRequire(import.meta.url);

/** The installed version, which host and remotes agree on. */
export const installedVersion = (key: SharedPackage): string =>
  (require(`${packageOf(key)}/package.json`) as { version: string }).version;

/** Exports of the router that the shell provides to remotes. */
export function routerNames(): readonly string[] {
  const file = path.join(sourceFolder('platform'), 'host/loader/shared/router.ts');
  return /export \{([^{}]+)\}/.exec(readFileSync(file, 'utf8'))?.[1]?.match(/\w+/g) ?? [];
}

const packageSchema = object({ peerDependencies: optional(record(string(), string()), {}) });

/** Versions of shared packages that an app accepts from its host: `peerDependencies` of its `package.json`. */
export const acceptedVersions = (folder: string): Readonly<Record<string, string>> =>
  parse(packageSchema, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).peerDependencies;

/**
 * `shared` of the federation plugin, the same keys for hosts and remotes.
 *
 * @param accepted version ranges by package; without one, the installed version or a newer one of the same major
 */
export function sharedConfig<Extra extends object>(
  extra: (key: SharedPackage) => Extra,
  accepted: Readonly<Record<string, string>> = {},
) {
  return Object.fromEntries(
    sharedPackages.map((key) => {
      const version = installedVersion(key);
      const requiredVersion = accepted[packageOf(key)] ?? `^${version}`;
      return [key, { singleton: true, requiredVersion, version, ...extra(key) }];
    }),
  );
}
