import {
  acceptedVersions,
  installedVersion,
  sharedConfig,
  sharedPackages,
} from '@tessera/platform/build/sharedPackages';
import { satisfies } from 'semver';
import { Refused } from '../outcome';

/**
 * The shared packages that a remote expects from its host, with the accepted versions: `peerDependencies` of its `package.json`.
 *
 * @throws Refused if it declares another version than the installed one, which it was built with
 */
export function expectedPackages(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedConfig(() => ({}), acceptedVersions(folder))).map(([key, { requiredVersion, version }]) => {
      if (!satisfies(version, requiredVersion, { includePrerelease: true })) {
        throw new Refused(
          `package.json declares ${key} ${requiredVersion}, and it was built with ${version}. Declare a range with that version; another one needs a shell that provides it first.`,
        );
      }
      return [key, requiredVersion];
    }),
  );
}

/** All import specifiers of shared packages that the shell provides, with their versions. */
export const providedPackages = (): Record<string, string> =>
  Object.fromEntries(sharedPackages.map((key) => [key, installedVersion(key)]));
