import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { siteTargets, targetNamed } from '@tessera/platform/build/targets';
import { readRelease } from '@tessera/platform/compose/release';
import { readShellPage, shellPageFile } from '@tessera/platform/compose/shellPage';
import { remoteNames } from '@tessera/platform/project';
import { eventSchemas, externalEvents } from '@tessera/shared-contracts/events';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { storageKeys } from '@tessera/shared-contracts/session';
import { readSiteBudget } from '@tessera/tooling/budgets/site';
import { readStates } from '@tessera/workbench/serve';
import type { ReleaseContext } from '../context';
import type { Description } from '../describe/describe';
import { expectedPackages, providedPackages } from '../describe/shared';
import { statesFile } from '../manifest/manifest';
import { publishBuild } from '../publishBuild';
import { runRelease } from '../runRelease';
import { openFolderStore } from '../site/folderStore';
import { openSite } from '../site/site';

/** A site with this machine's builds, for browser tests. */
export interface BuiltSite {
  readonly folder: string;
  readonly keysFolder: string;
  /** Runs a release command that has to succeed. */
  release(...args: string[]): Promise<string>;
  /** Publishes the build in a folder, by default the app's own build; as a preview if it has a name. */
  publish(app: string, buildFolder?: string, preview?: string): Promise<string>;
  remove(): Promise<void>;
}

const plentiful = { bytes: 10_000_000, reason: 'Budgets are another test.' };

/** Minimal description for releasing the files, and the states; other tests cover types and names. */
async function describe(app: string, modules: readonly string[]): Promise<Description> {
  const isShell = app === 'shell';
  const states = isShell ? undefined : await readStates(app as RemoteName);
  const host = {
    ...{ provides: providedPackages(), remoteModules: {}, contracts: { from: 1, to: 1 }, page: shellPageFile },
    health: readSiteBudget().health,
    events: Object.keys(eventSchemas),
    externalEvents: [...externalEvents],
    storage: { shared: [...storageKeys.shared], shell: [...storageKeys.shell] },
  };
  return {
    manifest: {
      isDirty: false,
      shared: isShell ? {} : expectedPackages(targetNamed(app).folder),
      uses: { events: [], storage: [], router: [], unreadable: [] },
      budget: {
        entry: plentiful,
        prerendered: plentiful,
        modules: Object.fromEntries(modules.map((name) => [name, plentiful])),
      },
      types: 'types.json',
      ...(states !== undefined && { states: statesFile }),
      ...(isShell && { host }),
    },
    files: {
      'types.json': JSON.stringify({ entries: isShell ? { RemoteContracts: 'remoteContracts.d.ts' } : {}, files: {} }),
      ...(states !== undefined && { [statesFile]: JSON.stringify(states) }),
      ...(isShell && { [shellPageFile]: JSON.stringify(readShellPage(targetNamed(app).outputFolder)) }),
    },
  };
}

/** Creates a site at an origin and makes every app's build live in it. */
export async function releaseBuiltSite(folder: string, origin: string): Promise<BuiltSite> {
  const keysFolder = await mkdtemp(path.join(os.tmpdir(), 'tessera-keys-'));
  await mkdir(folder, { recursive: true });
  const env = { ...process.env, TESSERA_SITE: folder, TESSERA_KEYS: keysFolder, TESSERA_ACTOR: 'ada' };
  const context: ReleaseContext = {
    ...{ siteName: folder, keysFolder, actor: 'ada', isDryRun: false },
    now: () => new Date(),
    wait: setTimeout,
    print: () => undefined,
  };
  const release = async (...args: string[]) => {
    const lines: string[] = [];
    const keep = (line: string) => lines.push(line);
    const code = await runRelease(args, { env, now: () => new Date(), print: keep, printError: keep });
    if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}:\n${lines.join('\n')}`);
    return lines.join('\n');
  };
  const publish = async (app: string, buildFolder = targetNamed(app).outputFolder, preview?: string) => {
    const build = readRelease(buildFolder);
    if (build === undefined) throw new Error(`${app} is not built.`);
    const site = await openSite(openFolderStore(folder));
    await publishBuild(context, site, build, buildFolder, await describe(app, Object.keys(build.exposes)), preview);
    return `${build.version}-${build.buildId}`;
  };
  await release('begin', '--origin', origin);
  await release('keygen', 'tests', '--apps', ['shell', ...remoteNames].join(','));
  for (const { name } of siteTargets) await release('promote', name, await publish(name));
  return { folder, keysFolder, release, publish, remove: () => rm(keysFolder, { recursive: true, force: true }) };
}
