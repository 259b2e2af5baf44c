import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import { originOf, portOf } from '@tessera/platform/project';
import { requireFreePorts } from '@tessera/platform/project/ports';
import { runServices, sandboxService } from '@tessera/tooling/processes';
import { servedOf } from '../changes';
import { composeSite } from '../composeSite';
import { copyRelease } from '../copyRelease';
import { readManifest } from '../gate/gateInput';
import type { Manifest } from '../manifest/manifest';
import { serveSite } from '../serveSite';
import { openFolderStore } from '../site/folderStore';
import { commitRevision, readCurrent } from '../site/revisions';
import { beginSite, openSite, releasePrefix, type Site, writeAnswers } from '../site/site';
import type { SiteReader } from '../site/siteReader';
import { type AppReleases, releasesOf, type SiteRegistry } from '../site/siteRegistry';
import { addressOf, type GivenSiteSettings, localSiteSettings } from '../site/siteSettings';
import type { SiteState } from './states';

/** Where and how the states of a site are shown. */
export interface StepSiteOptions {
  readonly site: SiteReader | Site;
  readonly registry: SiteRegistry;
  readonly basePort: number;
  /** Origin of the API that the pages call; by default, of a provider sandbox that is started for them. */
  readonly api: string | undefined;
  print(line: string): void;
}

/** See {@link openStepSite}. */
export type StepSite = Awaited<ReturnType<typeof openStepSite>>;

/** The site's settings, or those of a site on this machine if only its registry is known, for the pages' own origin and API. */
async function settingsOf({ site, basePort, api }: StepSiteOptions): Promise<GivenSiteSettings> {
  const origin = originOf('shell', basePort);
  const settings = 'settings' in site ? await site.settings() : localSiteSettings(origin);
  const { apiOrigin, sandboxOrigin, networkKind } = localSiteConfig(basePort);
  const called = api === undefined ? { apiOrigin, sandboxOrigin, networkKind } : { apiOrigin: api };
  return { ...settings, origin, apps: {}, config: { ...settings.config, ...called, overrideOrigins: [] } };
}

/**
 * A site of its own in a temporary folder, served on this machine, that shows one state of a site after another. Pages
 * have the live releases only: without a fallback, a failing release shows that it fails.
 */
export async function openStepSite(options: StepSiteOptions) {
  const { site, registry, basePort, api, print } = options;
  const origin = originOf('shell', basePort);
  await requireFreePorts([
    { port: basePort, usedFor: 'the site' },
    ...(api === undefined ? [{ port: portOf('sandbox', basePort), usedFor: 'the provider sandbox' }] : []),
  ]);
  const root = await mkdtemp(path.join(os.tmpdir(), 'tessera-bisect-'));
  const folder = path.join(root, 'site');
  const store = openFolderStore(folder);
  await beginSite(store, await settingsOf(options));
  const shown = await openSite(store);
  await writeAnswers(shown, await site.answers());
  const copied = new Map<string, Promise<Manifest>>();

  async function release(app: string, id: string): Promise<Manifest> {
    const manifest = await readManifest(site, registry, app, id);
    await copyRelease(site.releaseFiles(app, id), manifest, path.join(folder, releasePrefix(app, id)));
    return manifest;
  }

  async function registryOf({ revision, live }: SiteState): Promise<SiteRegistry> {
    const apps = Object.entries(live).map(async ([app, id]) => {
      const manifest = copied.get(`${app} ${id}`) ?? release(app, id);
      copied.set(`${app} ${id}`, manifest);
      const published = releasesOf(registry, app).releases[id];
      const releases = published === undefined ? {} : { [id]: published };
      const shownReleases: AppReleases = { live: servedOf(await manifest), before: [], releases, previews: {} };
      return [app, shownReleases] as const;
    });
    const change = { revision, id: randomUUID().slice(0, 8), at: '', command: 'bisect', summary: 'Shown by bisect.' };
    const settings = await shown.settings();
    const addresses = Object.fromEntries(Object.keys(live).map((app) => [app, addressOf(settings, app)]));
    return { schema: 1, revision, change, addresses, apps: Object.fromEntries(await Promise.all(apps)) };
  }

  const services = await runServices(
    api === undefined
      ? [sandboxService({ basePort, dataFolder: process.env.DATA_DIR ?? path.join(root, 'data') })]
      : [],
  );
  const server = await serveSite({ folder, origin });
  return {
    origin,
    /** Shows a state from the next page on. */
    async show(state: SiteState): Promise<void> {
      const next = await registryOf(state);
      const pages = await composeSite(shown, next, print);
      await commitRevision(store, await readCurrent(store), next, pages, 'bisect');
    },
    async close(): Promise<void> {
      await Promise.all([server.close(), ...services.map((service) => service.stop())]);
      await rm(root, { recursive: true, force: true });
    },
  };
}
