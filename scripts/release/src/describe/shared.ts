import { installedVersion, sharedConfig, sharedPackages } from '@tessera/tooling/sharedPackages';

/** The shared packages that a remote expects of its host, with the versions that will do. */
export const expectedPackages = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedConfig(() => ({}))).map(([key, { requiredVersion }]) => [key, requiredVersion]),
  );

/** The shared packages that the shell provides, every name of them, with their versions. */
export const providedPackages = (): Record<string, string> =>
  Object.fromEntries(sharedPackages.map((key) => [key, installedVersion(key)]));
