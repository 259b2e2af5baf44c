import { createRequire } from 'node:module';

/** Packages that every page begins with whole: they are CommonJS, and nothing can be taken out of them. */
const wholePackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * Packages of which a page begins with the names that the host itself uses. It fetches the rest when a remote uses another
 * name (`split/`).
 */
export const splitPackages = [
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'styled-components',
] as const;

/**
 * Packages of which one copy serves the whole page: the host provides them, remotes bring none (architecture, Sharing).
 * Subpaths are keys of their own.
 */
export const sharedPackages = [...wholePackages, ...splitPackages] as const;

/** Name of a package that the host provides. */
export type SharedPackage = (typeof sharedPackages)[number];

/** The package that a key of the share scope belongs to, whose version counts for it. */
const packageOf = (key: SharedPackage): string =>
  key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : (key.split('/')[0] ?? key);

/** Installed packages that keys are made of: the router's is one in name only. */
export const installedPackages = (keys: readonly SharedPackage[]): readonly string[] => [
  ...new Set(keys.map((key) => packageOf(key).replace('react-router-dom', 'react-router'))),
];

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
