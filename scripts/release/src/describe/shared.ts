import path from 'node:path';
import { appNamed, projectRoot } from '@tessera/project';
import { installedVersion, type SharedPackage, sharedConfig, sharedPackages } from '@tessera/tooling/sharedPackages';
import { importedNamesOf } from './importedNames';
import { shippedSources } from './uses';

/** Packages of which the host hands out only some names, and the file of the shell that says which. */
const partlyProvided = {
  'react-router-dom': 'router.ts',
  'react-redux': 'redux.ts',
  '@reduxjs/toolkit': 'toolkit.ts',
  '@reduxjs/toolkit/query/react': 'query.ts',
  'styled-components': 'styledComponents.ts',
} as const satisfies Partial<Record<SharedPackage, string>>;

/** Where the names come from in that file: the router's are of the package that `react-router-dom` is made of. */
const originOf = (key: string) => (key === 'react-router-dom' ? 'react-router' : key);

const nameKey = (key: string, name: string) => `${key}#${name}`;

/**
 * The shared packages that a remote expects of its host, with the versions that will do. Of a package that hosts hand out in
 * part, each name that the remote or the contracts use is an entry of its own, such as `react-router-dom#Link`: a remote whose
 * contracts are not the host's brings its own.
 */
export async function expectedPackages(folder: string): Promise<Record<string, string>> {
  const sources = await Promise.all([folder, path.join(projectRoot, 'shared-contracts')].map(shippedSources));
  const files = sources.flat();
  const config = sharedConfig(() => ({}));
  const names = await Promise.all(
    Object.keys(partlyProvided).map(async (key) =>
      (await importedNamesOf(files, key)).map(
        (name) => [nameKey(key, name), config[key]?.requiredVersion ?? '*'] as const,
      ),
    ),
  );
  return Object.fromEntries([
    ...Object.entries(config).map(([key, { requiredVersion }]) => [key, requiredVersion] as const),
    ...names.flat(),
  ]);
}

/** The shared packages that the shell provides, with their versions; names of partly provided ones as {@link expectedPackages}. */
export async function providedPackages(): Promise<Record<string, string>> {
  const folder = path.join(appNamed('shell').folder, 'src/loader/shared');
  const names = await Promise.all(
    Object.entries(partlyProvided).map(async ([key, file]) =>
      (await importedNamesOf([path.join(folder, file)], originOf(key))).map(
        (name) => [nameKey(key, name), installedVersion(key as SharedPackage)] as const,
      ),
    ),
  );
  return Object.fromEntries([...sharedPackages.map((key) => [key, installedVersion(key)] as const), ...names.flat()]);
}
