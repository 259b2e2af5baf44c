import { type ReleaseContext, writeSite } from '../context';
import { compare, type Thresholds } from '../health/compare';
import { healthLines, sideBySide } from '../health/healthLines';
import { type Group, type ReportsAddress, readReports } from '../health/reports';
import { integrityOf, manifestFile, parseManifest } from '../manifest/manifest';
import { Refused } from '../outcome';
import type { HistoryEntry } from '../site/history';
import type { Site } from '../site/site';
import { releasesOf, type SiteRegistry } from '../site/siteRegistry';

const dayMs = 24 * 60 * 60_000;

/** Thresholds of the live shell, which says when a remote's release is worse. */
export async function readThresholds(site: Site, registry: SiteRegistry): Promise<Thresholds> {
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
  site: Site,
  { telemetry, telemetryToken }: ReleaseContext,
): Promise<ReportsAddress> {
  const url = telemetry ?? (await site.settings()).telemetry;
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

/** `health <app>`: how the canary does beside the live release, or the live one beside the previous. */
export async function health(context: ReleaseContext, app: string): Promise<void> {
  const site = await writeSite(context);
  const registry = await site.registry();
  const { live, canary, previous } = releasesOf(registry, app);
  if (live === undefined) throw new Refused(`${app} has no live release yet.`);
  const address = await reportsAddress(site, context);
  const liveGroup: Group = { release: live.id, cohort: 'live' };
  if (canary === undefined) {
    const since = new Date(context.now().getTime() - dayMs);
    const reports = await readReports(address, app, since);
    context.print(`${app} in the last 24 hours. It has no canary, so there is no verdict.`);
    const groups: Group[] = [
      liveGroup,
      ...(previous === undefined ? [] : [{ release: previous.id, cohort: 'live' } as const]),
    ];
    for (const line of sideBySide(reports, groups)) context.print(line);
    return;
  }
  const group: Group = { release: canary.release.id, cohort: 'canary' };
  const stages = canaryStages(await site.history(), app, canary.release.id);
  const since = new Date(stages[0] ?? registry.change.at);
  const reports = await readReports(address, app, since);
  const compared = { canary: group, live: liveGroup, percent: canary.percent, stages };
  const result = compare(reports, compared, await readThresholds(site, registry));
  context.print(`${app} since ${since.toISOString()}; ${canary.percent} % of players get the canary.`);
  for (const line of healthLines(reports, group, liveGroup, result)) context.print(line);
}
