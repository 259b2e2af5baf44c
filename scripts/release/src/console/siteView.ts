import { reasonOf } from '@tessera/platform/project';
import { type ReleaseContext, readSite } from '../context';
import { readManifest } from '../gate/gateInput';
import { type Health, readHealth, reportsAddress } from '../health/readHealth';
import type { ReportsAddress } from '../health/reports';
import type { Manifest } from '../manifest/manifest';
import type { HistoryEntry } from '../site/history';
import { isAddress } from '../site/siteAddress';
import type { SiteReader } from '../site/siteReader';
import { appsOf, type Published, type Refusal, releasesOf, type SiteRegistry } from '../site/siteRegistry';
import { readStatus, type Status, unknownStatus } from './status';

/** A published release. */
export interface ReleaseView {
  readonly id: string;
  /** `live`, `canary`, `previous`, and the previews that show it. */
  readonly roles: readonly string[];
  readonly published: Published;
  /** Who published it. */
  readonly by: string;
  /** Its manifest, or why it cannot be read. */
  readonly manifest: Manifest | { readonly problem: string };
}

/** An app of the site. */
export interface AppView {
  readonly name: string;
  /** Newest first. */
  readonly releases: readonly ReleaseView[];
  /** Share of players that get the canary. */
  readonly percent: number | undefined;
  /** Why no link runs its releases in one session; `undefined` where links do. */
  readonly noLinks: string | undefined;
  readonly status: Status;
  /** What pages have reported; `undefined` where that cannot be read. */
  readonly health: Health | undefined;
}

/** What the console shows of a site. */
export interface SiteView {
  readonly where: string;
  readonly origin: string;
  readonly at: Date;
  readonly registry: SiteRegistry;
  readonly apps: readonly AppView[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  readonly refusals: readonly Refusal[];
  /** What could not be read; the rest is shown without it. */
  readonly notes: readonly string[];
}

/** What is read once for all apps. */
interface Common extends Pick<SiteView, 'origin' | 'at' | 'registry'> {
  readonly site: SiteReader;
  /** Oldest first. */
  readonly changes: readonly HistoryEntry[];
  readonly receiver: Promise<ReportsAddress>;
  /** Origins whose releases links may run; `undefined` when unknown. */
  readonly overrideOrigins: readonly string[] | undefined;
}

const problemOf = (error: unknown) => ({ problem: reasonOf(error) });

async function readReleases({ site, registry, changes }: Common, app: string): Promise<readonly ReleaseView[]> {
  const { live, previous, canary, previews, releases } = releasesOf(registry, app);
  const rolesOf = (id: string) => [
    ...(live?.id === id ? ['live'] : []),
    ...(canary?.release.id === id ? ['canary'] : []),
    ...(previous?.id === id ? ['previous'] : []),
    ...Object.entries(previews).flatMap(([name, { release }]) => (release === id ? [`preview ${name}`] : [])),
  ];
  const all = Object.entries(releases).sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt));
  return Promise.all(
    all.map(async ([id, published]) => {
      const change = changes.find((each) => each.app === app && each.release === id && each.command === 'publish');
      return {
        ...{ id, published, roles: rolesOf(id), by: change?.by ?? published.owner },
        manifest: await readManifest(site, registry, app, id).catch(problemOf),
      };
    }),
  );
}

function whyNoLinks({ registry, origin, overrideOrigins }: Common, app: string): string | undefined {
  if (app === 'shell') return 'The shell is the page itself, so no link runs another one.';
  if (releasesOf(registry, app).live === undefined) return `Links run releases once one of ${app} is live.`;
  if (overrideOrigins === undefined) {
    return 'Whether links run releases is in site.json, which is read in the folder of the site.';
  }
  const address = registry.addresses[app] ?? origin;
  const filesOrigin = URL.canParse(address) ? new URL(address).origin : address;
  if (overrideOrigins.includes(filesOrigin) && isAddress(origin)) return undefined;
  return `No link runs these releases: config.overrideOrigins of site.json does not list ${filesOrigin}.`;
}

async function readApp(common: Common, name: string): Promise<AppView> {
  const { site, registry, changes, receiver, at } = common;
  const readingHealth = receiver.then((address) =>
    readHealth(address, { registry, app: name, history: changes, now: at }),
  );
  const [releases, health, status] = await Promise.all([
    readReleases(common, name),
    readingHealth.catch(() => undefined),
    readingHealth.then((health) => readStatus(site, registry, health, at)).catch(unknownStatus),
  ]);
  const percent = releasesOf(registry, name).canary?.percent;
  return { name, releases, health, status, percent, noLinks: whyNoLinks(common, name) };
}

/** Reads a site for the console. Parts that cannot be read become notes; only the registry is needed. */
export async function readSiteView(context: ReleaseContext): Promise<SiteView> {
  const site = await readSite(context);
  const registry = await site.registry();
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const orElse =
    <Value>(fallback: Value) =>
    (error: unknown): Value => {
      note(reasonOf(error));
      return fallback;
    };
  const [origin, settings, changes, refusals] = await Promise.all([
    site.origin().catch(() => ''),
    site.settings?.().catch(orElse(undefined)),
    site.history(note).catch(orElse([registry.change])),
    site.refusals?.(note).catch(orElse([])),
  ]);
  const overrideOrigins = settings && (settings.config.overrideOrigins ?? []);
  const receiver = reportsAddress(site, context);
  const common: Common = { site, registry, origin, changes, receiver, overrideOrigins, at: context.now() };
  const apps = await Promise.all(appsOf(registry).map((name) => readApp(common, name)));
  return {
    ...{ where: site.where, origin, at: common.at, registry, apps, notes },
    history: changes.toReversed(),
    refusals: refusals?.toReversed() ?? [],
  };
}
