import path from 'node:path';
import { compileInlineScript } from '@tessera/platform/build';
import { workbenchTarget } from '@tessera/platform/build/targets';
import { pageFile } from '@tessera/platform/compose/pageFiles';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { originOf, projectRoot, remoteNames } from '@tessera/platform/project';
import { writeAtomically } from '@tessera/platform/project/files';
import { buildFolder, composeBuiltSite, localPolicy } from '@tessera/tooling/local-site';
import { serveFolder } from '@tessera/tooling/serve';
import { composeWorkbenchPage, hasUncommittedChanges, readStates, tabSandboxes } from './composeWorkbench';
import { serveFaultyRemotes } from './serveFaultyRemotes';

/**
 * Serves the states of `Shell`: the composed site, whose remotes and provider are at the suite's ports, with the workbench's
 * pages at `/Shell` and `/stage/Shell`.
 *
 * @param port of the composed site
 */
export async function serveShellStates(port: number, basePort: number) {
  const siteOrigin = `http://localhost:${port}`;
  const faulty = await serveFaultyRemotes(siteOrigin);
  const files = await serveFolder({
    folder: buildFolder('workbench', 'production'),
    port: 0,
    readers: [siteOrigin],
  });
  const page = readShellPage(buildFolder('shell', 'production'));
  const early = await compileInlineScript(workbenchTarget.folder, {
    name: 'early',
    entry: './stage/shell/early.ts',
    constants: { FAULTY_REMOTES: { origin: faulty.origin, integrity: faulty.integrity } },
  });
  const remoteOrigins = remoteNames.map((name) => originOf(name, basePort));
  const config = { ...localSiteConfig(basePort), hasLoginTestPage: true, overrideOrigins: remoteOrigins };
  const { files: pageFiles, registry } = await composeBuiltSite(basePort, {
    page: { ...page, scripts: { ...page.scripts, earlyFetch: `${early};${page.scripts.earlyFetch}` } },
    config,
    siteOrigin,
    policy: {
      ...localPolicy,
      ...{ scripts: [faulty.origin], connections: tabSandboxes, images: tabSandboxes, frames: tabSandboxes },
    },
  });
  const states = await readStates('shell');
  const filesOrigin = `http://localhost:${files.port}`;
  const isChanged = hasUncommittedChanges();
  const workbench = composeWorkbenchPage({ app: 'shell', states, registry, config, isChanged, filesOrigin });
  const pages = path.join(projectRoot, '.cache/workbench', String(port), 'shell');
  for (const [name, text] of pageFiles) await writeAtomically(path.join(pages, name), text);
  const workbenchPaths = ['/Shell', '/Shell/*', '/stage/Shell/*', ...states.map(({ id }) => `/stage/Shell/${id}/*`)];
  for (const each of workbenchPaths) await writeAtomically(path.join(pages, pageFile(each)), workbench);
  const site = await serveFolder({
    folder: buildFolder('shell', 'production'),
    port,
    pages,
    origin: siteOrigin,
  });
  const servers = [site, files, faulty];
  return {
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
