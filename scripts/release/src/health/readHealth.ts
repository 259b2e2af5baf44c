import type { ReleaseContext } from '../context';
import { integrityOf, manifestFile, parseManifest } from '../manifest/manifest';
import { Refused } from '../outcome';
import type { HistoryEntry } from '../site/history';
import type { SiteReader } from '../site/siteReader';
import { releasesOf, type SiteRegistry } from '../site/siteRegistry';
import { type Comparison, compare, type Thresholds } from './compare';
import { type Group, type Reports, type ReportsAddress, readReports } from './reports';

const dayMs = 24 * 60 * 60_000;

/** Thresholds of the live shell, which says when a remote's release is worse. */
export async function readThresholds(site: SiteReader, registry: SiteRegistry): Promise<Thresholds> {
  const { live, releases } = releasesOf(registry, 'shell');
  const bytes = live && (await site.releaseFiles('shell', live.id).read(manifestFile));
  const isPublished = bytes !== undefined && integrityOf(bytes) === releases[live?.id ?? '']?.manifest;
  const thresholds = isPublished ? parseManifest(`${bytes}`).host?.health : undefined;
  if (thresholds !== undefined) return thresholds;
  throw new Refused(
    'The live shell says not when a release is worse (health in host-shell/budget.json): release a newer shell first.',
  );
}

/** The receiver to ask: `--telemetry`, else `site.json`. */
export async function reportsAddress(
  site: SiteReader,
  { telemetry, telemetryToken }: Pick<ReleaseContext, 'telemetry' | 'telemetryToken'>,
): Promise<ReportsAddress> {
  const url = telemetry ?? (await site.settings?.())?.telemetry;
  if (url !== undefined) return { url, token: telemetryToken };
  throw new Refused(
    'No receiver of reports is known. Name it with --telemetry (or TESSERA_TELEMETRY, or telemetry in site.json).',
  );
}

/**
 * When a canary began and when its share grew, oldest first. It is compared only with what happened since: if another release went
 * live beside it, since then.
 */
export function canaryStages(history: readonly HistoryEntry[], app: string, release: string): readonly string[] {
  const stages: string[] = [];
  for (const entry of history.toReversed()) {
    if (entry.app !== app || !(entry.command === 'promote' || entry.command === 'rollback')) continue;
    const isStage = entry.command === 'promote' && entry.release === release && (entry.percent ?? 0) > 0;
    const isOtherGoingLive = entry.command === 'promote' && entry.release !== release && entry.percent === undefined;
    if (isStage || isOtherGoingLive) stages.unshift(entry.at);
    if (!isStage) break;
  }
  return stages;
}

/** What pages have reported of an app since its canary began, or in the last 24 hours. */
export interface Health {
  readonly since: Date;
  readonly reports: Reports;
  readonly live: Group;
  /** With its share of the players, and when that grew. */
  readonly canary: (Group & { readonly percent: number; readonly stages: readonly string[] }) | undefined;
  readonly previous: Group | undefined;
}

/** What is asked about an app of a site. */
export interface HealthQuestion {
  readonly registry: SiteRegistry;
  readonly app: string;
  readonly history: readonly HistoryEntry[];
  readonly now: Date;
}

/** Reads how an app does. @throws Refused without a live release or an answer of the receiver */
export async function readHealth(
  address: ReportsAddress,
  { registry, app, history, now }: HealthQuestion,
): Promise<Health> {
  const { live, canary, previous } = releasesOf(registry, app);
  if (live === undefined) throw new Refused(`${app} has no live release yet.`);
  const stages = canary === undefined ? [] : canaryStages(history, app, canary.release.id);
  const begun = stages[0] ?? registry.change.at;
  const since = canary === undefined ? new Date(now.getTime() - dayMs) : new Date(begun);
  return {
    since,
    reports: await readReports(address, app, since),
    live: { release: live.id, cohort: 'live' },
    canary: canary && { release: canary.release.id, cohort: 'canary', percent: canary.percent, stages },
    previous: previous && { release: previous.id, cohort: 'live' },
  };
}

/** How the canary compares with the live release; `undefined` without one. */
export const readComparison = async (
  site: SiteReader,
  registry: SiteRegistry,
  { reports, canary, live }: Health,
): Promise<Comparison | undefined> =>
  canary &&
  compare(
    reports,
    { canary, live, percent: canary.percent, stages: canary.stages },
    await readThresholds(site, registry),
  );
