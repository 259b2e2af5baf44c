import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion, sharedConfig, sharedPackages } from '@tessera/platform/build/sharedPackages';
import { satisfies } from 'semver';
import { object, optional, parse, record, string } from 'valibot';
import { Refused } from '../outcome';

const packageSchema = object({ peerDependencies: optional(record(string(), string()), {}) });

/**
 * The shared packages that a remote expects from its host, with the accepted versions.
 *
 * @throws Refused if its `package.json` declares another version than the installed one, which it was built with
 */
export function expectedPackages(folder: string): Record<string, string> {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { peerDependencies } = parse(packageSchema, JSON.parse(text));
  return Object.fromEntries(
    Object.entries(sharedConfig(() => ({}))).map(([key, { requiredVersion, version }]) => {
      const declared = peerDependencies[key];
      if (declared !== undefined && !satisfies(version, declared, { includePrerelease: true })) {
        throw new Refused(
          `package.json declares ${key} ${declared}, and it was built with ${version}. Declare that version; another one needs a shell that provides it first.`,
        );
      }
      return [key, requiredVersion];
    }),
  );
}

/** All import specifiers of shared packages that the shell provides, with their versions. */
export const providedPackages = (): Record<string, string> =>
  Object.fromEntries(sharedPackages.map((key) => [key, installedVersion(key)]));
