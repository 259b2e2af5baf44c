import { watch } from 'node:fs';
import path from 'node:path';
import { buildAll, removeOldBuilds, type WatchedBuild } from '@tessera/platform/build';
import { siteTargets } from '@tessera/platform/build/targets';
import type { Release } from '@tessera/platform/compose/release';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { originOf, portOf, projectRoot, remoteNames } from '@tessera/platform/project';
import { readBasePort, requireFreePorts } from '@tessera/platform/project/ports';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import pc from 'picocolors';
import { type BuiltSite, buildFolder, pagesFolder, writePages } from '../local-site/writeSite';
import { runServices } from '../processes/runServices';
import { sandboxService, suitePorts } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';
import type { LiveMessage } from '../serve/liveStream';
import { serveFolder } from '../serve/serveFolder';
import { reloadStream, watchForPages } from './watchForPages';

type SiteApp = 'shell' | RemoteName;
const siteApps: readonly SiteApp[] = ['shell', ...remoteNames];

/** Folders of code that this command and the sandbox run, and do not replace. */
const restartedFor = ['provider-sandbox/src', 'platform/compose', 'platform/build', 'scripts/tooling/src'];
/** Folders of code that is part of every app. */
const inEveryApp = [
  'shared-contracts/src',
  ...['host', 'prerender', 'protocol', 'remote'].map((part) => `platform/${part}`),
];

const onEdit = (folder: string, work: (file: string) => void) =>
  watch(path.resolve(projectRoot, folder), { recursive: true }, (_, file) => {
    if (file !== null && /\.tsx?$/.test(file)) work(file);
  });

/** The releases of all apps by name; `undefined` while one of them has never been built successfully. */
function releasesOf(
  unwatched: ReadonlyMap<string, { readonly release: Release }>,
  builds: readonly WatchedBuild[],
): BuiltSite['releases'] | undefined {
  const releases: Partial<Record<string, Release>> = {};
  for (const [name, { release }] of unwatched) releases[name] = release;
  for (const { target, release } of builds) if (release !== undefined) releases[target.name] = release;
  return siteApps.every((name) => releases[name] !== undefined) ? (releases as BuiltSite['releases']) : undefined;
}

/**
 * Runs the composed site and watches apps: an edit rebuilds the apps that it touches and replaces the changed modules in open
 * pages. Apps that are not named keep the build of their last sources, and are watched from their first edit on.
 */
export async function runLiveSite(named: readonly string[]): Promise<void> {
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort));
  const place = { devPort: basePort };
  const targets = siteTargets.map((target) => ({
    ...target,
    outputFolder: buildFolder(target.name as SiteApp, place),
  }));
  const watched = new Set(named.length === 0 ? siteApps : named);
  const servers: Awaited<ReturnType<typeof serveFolder>>[] = [];
  let site: BuiltSite | undefined;
  const sandbox = runServices([sandboxService({ basePort })]);
  // Composing waits for it: the content of pages is the provider's.
  sandbox.catch(() => undefined);
  const unwatched = await buildAll(
    targets.filter(({ name }) => !watched.has(name)),
    'development',
  );
  const watcher = watchForPages({
    tell(message: LiveMessage) {
      for (const server of servers) server.tellPages(message);
    },
    async compose(builds) {
      const releases = releasesOf(unwatched, builds);
      if (releases === undefined) return false;
      site = { releases, page: readShellPage(buildFolder('shell', place)), reloadStream };
      await sandbox;
      await writePages(basePort, place, site);
      return true;
    },
  });
  for (const target of targets) {
    if (watched.has(target.name)) {
      await removeOldBuilds(target);
      await watcher.add(target);
      continue;
    }
    const edits = [path.join(target.folder, 'src'), ...inEveryApp].map((folder) =>
      onEdit(folder, () => {
        for (const edit of edits) edit.close();
        if (watched.has(target.name)) return;
        watched.add(target.name);
        console.log(`${target.name} has changed and is watched from now on.`);
        watcher.add(target).catch((error: unknown) => console.error(error));
      }),
    );
  }
  const services = await sandbox;
  await watcher.composed;
  for (const name of siteApps) {
    const origin = originOf('shell', basePort);
    const options = { folder: buildFolder(name, place), port: portOf(name, basePort), isLive: true };
    const role = name === 'shell' ? { pages: pagesFolder(basePort), origin } : { readers: [origin] };
    servers.push(await serveFolder({ ...options, ...role }));
  }
  for (const folder of restartedFor) {
    onEdit(folder, (file) => console.log(pc.yellow(`${folder}/${file} has changed. Restart npm run dev to use it.`)));
  }
  console.log(`\n${pc.green(`Tessera is ready at ${originOf('shell', basePort)}`)} ${pc.dim('(live reload)')}`);
  await untilStopped(services);
}
