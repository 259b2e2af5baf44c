import { createRequire } from 'node:module';

/**
 * Packages of which one copy serves the whole page: the host provides them, remotes bring none (architecture, Sharing).
 * Subpaths are keys of their own.
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

/** The package that a key of the share scope belongs to, whose version counts for it. */
const packageOf = (key: SharedPackage): string =>
  key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : (key.split('/')[0] ?? key);

const require = createRequire(import.meta.url);

/** The exact version that the workspace has installed, which host and remotes agree on. */
export const installedVersion = (key: SharedPackage): string =>
  (require(`${packageOf(key)}/package.json`) as { version: string }).version;

/** `shared` of the federation plugin, the same keys for hosts and remotes. */
export function sharedConfig<Extra extends object>(extra: (key: SharedPackage) => Extra) {
  return Object.fromEntries(
    sharedPackages.map((key) => {
      const version = installedVersion(key);
      return [key, { singleton: true, requiredVersion: `^${version}`, version, ...extra(key) }];
    }),
  );
}
