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
export const packageOf = (key: SharedPackage): string =>
  key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : (key.split('/')[0] ?? key);
