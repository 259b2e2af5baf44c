import { installedVersion, sharedConfig, sharedPackages } from '@tessera/platform/build/sharedPackages';

/** The shared packages that a remote expects from its host, with the accepted versions. */
export const expectedPackages = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedConfig(() => ({}))).map(([key, { requiredVersion }]) => [key, requiredVersion]),
  );

/** All import specifiers of shared packages that the shell provides, with their versions. */
export const providedPackages = (): Record<string, string> =>
  Object.fromEntries(sharedPackages.map((key) => [key, installedVersion(key)]));
