import type { ReleaseContext } from '../context';
import { integrityOf, manifestFile, parseManifest, type Thresholds } from '../manifest/manifest';
import { Refused } from '../outcome';
import type { HistoryEntry } from '../site/history';
import type { SiteReader } from '../site/siteReader';
import { releasesOf, type SiteRegistry } from '../site/siteRegistry';
import { type Comparison, compare } from './compare';
import { type Group, shareOf } from './measures';
import { mergedReports, type Reports, type ReportsAddress, readReports } from './reports';
import type { Share } from './statistics';

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
  let stages: readonly string[] = [];
  for (const { app: changed, command, at, release: other, percent } of history) {
    if (changed !== app || !(command === 'promote' || command === 'rollback')) continue;
    const isStage = command === 'promote' && other === release && (percent ?? 0) > 0;
    const isOtherGoingLive = command === 'promote' && other !== release && percent === undefined;
    if (isStage) stages = [...stages, at];
    else stages = isOtherGoingLive && stages.length > 0 ? [at] : [];
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
  /** How the live release did in the 24 hours before the canary began. */
  readonly liveBefore: Share;
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
  const liveGroup = { release: live.id, cohort: 'live' } as const;
  const dayBefore = (date: Date) => new Date(date.getTime() - dayMs);
  const known = canary === undefined ? [] : canaryStages(history, app, canary.release.id);
  const stages = canary !== undefined && known.length === 0 ? [registry.change.at] : known;
  const [since = dayBefore(now), ...later] = stages.map((at) => new Date(at));
  // The receiver counts in longer intervals the longer the time; each share is read by itself.
  const [before, ...parts] = await Promise.all([
    canary === undefined ? { points: [], events: [] } : readReports(address, app, dayBefore(since), since),
    ...[since, ...later].map((from, index) => readReports(address, app, from, later[index])),
  ]);
  return {
    since,
    reports: mergedReports(parts),
    live: liveGroup,
    canary: canary && { release: canary.release.id, cohort: 'canary', percent: canary.percent, stages },
    previous: previous && { release: previous.id, cohort: 'live' },
    liveBefore: shareOf(before, liveGroup),
  };
}

/** How the canary compares with the live release; `undefined` without one. */
export const readComparison = async (
  site: SiteReader,
  registry: SiteRegistry,
  { reports, canary, live, liveBefore }: Health,
): Promise<Comparison | undefined> =>
  canary &&
  compare(
    reports,
    { canary, live, liveBefore, percent: canary.percent, stages: canary.stages },
    await readThresholds(site, registry),
  );
