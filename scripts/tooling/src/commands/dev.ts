import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildNews, type WatchedBuild, watchTargets } from '@tessera/platform/build';
import { siteTargets } from '@tessera/platform/build/targets';
import type { Release } from '@tessera/platform/compose/release';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { originOf, projectRoot } from '@tessera/platform/project';
import { commandLine, runnable } from '@tessera/platform/project/commandLine';
import { readBasePort, requireFreePorts } from '@tessera/platform/project/ports';
import { remoteNames } from '@tessera/shared-contracts/remotes';
import pc from 'picocolors';
import { createTypeChecker } from '../local-site/typeChecker';
import { type BuiltSite, buildFolder, writePages } from '../local-site/writeSite';
import { type KeptService, runServices } from '../processes/keepRunning';
import { suitePorts, suiteServices } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';

/** Folders of code that this command and the sandbox run, and do not replace. */
const restartedFor = ['provider-sandbox/src', 'platform/compose', 'platform/build', 'scripts/tooling/src'];

const report = ({ target, mistake, durationMs }: WatchedBuild) => {
  if (mistake === undefined) return console.log(`${target.name.padEnd(10)} ${pc.dim(`built in ${durationMs} ms`)}`);
  console.error(pc.red(mistake instanceof Error ? mistake.message : String(mistake)));
};

/** The releases of all apps by name; `undefined` while one of them has never been built successfully. */
function releasesOf(builds: readonly WatchedBuild[]): BuiltSite['releases'] | undefined {
  const releases: Partial<Record<string, Release>> = {};
  for (const { target, release } of builds) if (release !== undefined) releases[target.name] = release;
  const isWhole = ['shell', ...remoteNames].every((name) => releases[name] !== undefined);
  return isWhole ? (releases as BuiltSite['releases']) : undefined;
}

/** `npm run dev`: the composed site with live reload. An edit rebuilds the apps it touches and replaces the changed modules in open pages. */
export const dev = runnable(
  commandLine('npm run dev --')
    .description('Starts the site with live reload; PORT is the first of its ports.')
    .action(watchSite),
);

async function watchSite(): Promise<void> {
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort));
  const folderOf = (name: string) => buildFolder(name as keyof BuiltSite['releases'], { devPort: basePort });
  // Builds of the last time, which no page can have open.
  for (const { name } of siteTargets) await rm(folderOf(name), { recursive: true, force: true });
  let services: readonly KeptService[] = [];
  let site: BuiltSite | undefined;
  let composing = Promise.resolve();
  /** Composes the newest builds, one composition after the other, so that an older one never replaces a newer. */
  const compose = () => {
    composing = composing
      .catch(() => undefined)
      .then(async () => {
        if (site !== undefined) await writePages(basePort, { devPort: basePort }, site);
      });
    return composing;
  };

  const tell = (news: BuildNews | object) => services.find(({ name }) => name === 'shell')?.send(JSON.stringify(news));
  const hashes = new Map<string, string>();
  const checkTypes = createTypeChecker((app, mistake) => {
    if (mistake !== undefined) console.error(pc.red(mistake));
    tell({ app, hash: hashes.get(app), mistake });
  });
  await new Promise<void>((resolve, reject) => {
    const targets = siteTargets.map((target) => ({ ...target, outputFolder: folderOf(target.name) }));
    const onNews = (news: BuildNews) => {
      if (news.hash !== undefined) hashes.set(news.app, news.hash);
      tell(news);
    };
    watchTargets(targets, onNews, async (builds, fresh) => {
      for (const build of fresh) report(build);
      const releases = releasesOf(builds);
      if (releases === undefined || fresh.every(({ mistake }) => mistake !== undefined)) return;
      site = { releases, page: readShellPage(folderOf('shell')), reloadStream: '/__reload' };
      await compose();
      tell({ composed: Object.fromEntries(builds.map(({ target, hash }) => [target.name, hash])) });
      resolve();
      // The first builds are those of a checkout, which the check `types` covers.
      if (services.length > 0) {
        void checkTypes(fresh.filter(({ mistake }) => mistake === undefined).map(({ target }) => target.name));
      }
    }).catch(reject);
  });
  services = await runServices(suiteServices({ basePort, mode: 'development' }));
  // The content of pages is the provider's, which answers only now.
  await compose();
  for (const folder of restartedFor) {
    watch(path.join(projectRoot, folder), { recursive: true }, (_, file) => {
      if (file?.endsWith('.ts'))
        console.log(pc.yellow(`${folder}/${file} has changed. Restart npm run dev to use it.`));
    });
  }
  console.log(`\n${pc.green(`Tessera is ready at ${originOf('shell', basePort)}`)} ${pc.dim('(live reload)')}`);
  await untilStopped(services);
}
