import { createRequire } from 'node:module';

/** Packages that every page loads in full: they are CommonJS, and nothing can be removed from them. */
const wholePackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * Packages of which a page first loads only the exports that the host uses. It loads the rest when a remote uses another
 * one (`split/`).
 */
export const splitPackages = [
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'styled-components',
] as const;

/**
 * Packages with one copy for the whole page: the host provides them, remotes bundle none (architecture, Sharing).
 * Subpaths have their own keys.
 */
export const sharedPackages = [...wholePackages, ...splitPackages] as const;

/** Name of a package that the host provides. */
export type SharedPackage = (typeof sharedPackages)[number];

/** The package that a key of the share scope belongs to, whose version counts for it. */
const packageOf = (key: SharedPackage): string =>
  key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : (key.split('/')[0] ?? key);

/** Installed packages behind the keys; the router's package only re-exports another. */
export const installedPackages = (keys: readonly SharedPackage[]): readonly string[] => [
  ...new Set(keys.map((key) => packageOf(key).replace('react-router-dom', 'react-router'))),
];

const require = createRequire(import.meta.url);

/** The installed version, which host and remotes agree on. */
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
