import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exposedFiles } from '@tessera/platform/build/rspack';
import { appNamed } from '@tessera/platform/project';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { benchFolder } from './bundle';

/**
 * Writes the module that imports each exposed module.
 *
 * @param importOf the import expression of one module
 * @returns path of the file
 */
export function writeExposedModules(variant: string, importOf: (remote: RemoteName, module: string) => string): string {
  const imports = remoteNames.flatMap((remote) =>
    exposedFiles(appNamed(remote).folder).map(
      (module) => `  '${remote}/${module}': () => ${importOf(remote, module)},`,
    ),
  );
  const text = ['export const exposedModules = {', ...imports, '};', ''].join('\n');
  const file = benchFolder(`${variant}-modules.js`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
