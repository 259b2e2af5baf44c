import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildTarget } from '@tessera/platform/build';
import { exposedFiles } from '@tessera/platform/build/exposed';
import { inputFiles } from '@tessera/platform/build/inputs';
import { routerNames } from '@tessera/platform/build/sharedPackages';
import { readShellPage, shellPageFile } from '@tessera/platform/compose/shellPage';
import { projectRoot, sourceFolder } from '@tessera/platform/project';
import { eventSchemas, externalEvents } from '@tessera/shared-contracts/events';
import {
  contractVersion,
  exposedNames,
  oldestContractVersion,
  type RemoteName,
  remoteNames,
} from '@tessera/shared-contracts/remotes';
import { storageKeys } from '@tessera/shared-contracts/session';
import { readBudget } from '@tessera/tooling/budgets';
import { readSiteBudget } from '@tessera/tooling/budgets/site';
import { readStates } from '@tessera/workbench/serve';
import { type Manifest, statesFile, typesFile } from '../manifest/manifest';
import { publishTypes } from './declarations';
import { expectedPackages, providedPackages } from './shared';
import { scanSources } from './uses';

/** What a release describes beyond the build's description. */
export interface Description {
  readonly manifest: Pick<Manifest, 'shared' | 'uses' | 'budget' | 'types' | 'states' | 'host' | 'isDirty'>;
  /** Files that are published beside the built ones. */
  readonly files: Readonly<Record<string, string>>;
}

/** Files that differ from the checked out commit, absolute; none outside a checkout. */
function changedFiles(): readonly string[] {
  const git = (args: string) =>
    execFileSync('git', args.split(' '), { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).split('\0');
  try {
    return [...git('diff HEAD --name-only --relative -z'), ...git('ls-files --others --exclude-standard -z')]
      .filter(Boolean)
      .map((file) => path.join(projectRoot, file));
  } catch {
    return [];
  }
}

/** Whether a file that the build is made from has changes that no commit holds, or was removed. */
async function isDirty(folder: string): Promise<boolean> {
  const inputs = new Set(await inputFiles([folder]));
  return changedFiles().some((file) => inputs.has(file) || (file.startsWith(`${folder}/`) && !existsSync(file)));
}

const remoteContractsFile = path.join(sourceFolder('shared-contracts'), 'src/remotes/remoteContracts.ts');

async function describeShell(
  buildFolder: string,
): Promise<Pick<Description, 'files'> & { readonly host: Manifest['host'] }> {
  const page = readShellPage(buildFolder);
  return {
    files: { [shellPageFile]: `${JSON.stringify(page)}\n` },
    host: {
      provides: providedPackages(),
      router: [...routerNames()],
      remoteModules: Object.fromEntries(remoteNames.map((remote) => [remote, [...exposedNames(remote)]])),
      contracts: { from: oldestContractVersion, to: contractVersion },
      events: Object.keys(eventSchemas).sort(),
      externalEvents: [...externalEvents],
      storage: Object.fromEntries(Object.entries(storageKeys).map(([owner, keys]) => [owner, [...keys]])),
      ceilings: readSiteBudget().remotes,
      health: readSiteBudget().health,
      page: shellPageFile,
    },
  };
}

/** Describes the build of an app's folder: its types, names, packages and budget. */
export async function describeApp(target: BuildTarget): Promise<Description> {
  const expose = (name: string) => path.join(target.folder, 'src/expose', `${name}.tsx`);
  const sources = target.isRemote
    ? Object.fromEntries(exposedFiles(target.folder).map((name) => [name, expose(name)]))
    : { RemoteContracts: remoteContractsFile };
  const types = await publishTypes(sources);
  const shell = target.isRemote ? undefined : await describeShell(target.outputFolder);
  const states = target.isRemote ? await readStates(target.name as RemoteName) : undefined;
  return {
    manifest: {
      isDirty: await isDirty(target.folder),
      shared: target.isRemote ? expectedPackages(target.folder) : {},
      uses: await scanSources(target.folder),
      budget: readBudget(target.folder),
      types: typesFile,
      ...(states !== undefined && { states: statesFile }),
      ...(shell?.host !== undefined && { host: shell.host }),
    },
    files: {
      [typesFile]: `${JSON.stringify(types)}\n`,
      ...(states !== undefined && { [statesFile]: `${JSON.stringify(states)}\n` }),
      ...shell?.files,
    },
  };
}
