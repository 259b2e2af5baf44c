import { withdrawCanary } from '../changes';
import { type ReleaseContext, writeSite } from '../context';
import { findRelease } from '../findRelease';
import { type Comparison, compare, shareText } from '../health/compare';
import { canaryStages, readThresholds, reportsAddress } from '../health/readHealth';
import { readReports } from '../health/reports';
import { Refused, UsageError } from '../outcome';
import { changeSite } from '../site/changeSite';
import type { Site } from '../site/site';
import { releasesOf } from '../site/siteRegistry';
import { noLongerCanary, promote } from './promote';

/** Longest time between two looks at the reports. */
const lookEveryMs = 15_000;
const defaultPercent = 10;

/** Shares from the first on, each twice as large, below 100. */
export function sharesFrom(percent: number): readonly number[] {
  const shares = [percent];
  for (let next = percent * 2; next < 100; next *= 2) shares.push(next);
  return shares;
}

interface Watched {
  readonly app: string;
  readonly version: string | undefined;
  /** Share of players to begin with. */
  readonly percent: number | undefined;
  readonly watchMs: number;
}

/**
 * `promote <app> --watch TIME`: promotes a release to a share of players and doubles it while it is no worse than the live one, to
 * everyone at the end of the time; takes it back as soon as it is worse. What it needs to continue is in the site, so after a kill the same
 * command goes on.
 */
export async function promoteWatched(
  context: ReleaseContext,
  { app, version, percent, watchMs }: Watched,
): Promise<void> {
  const site = await writeSite(context);
  const registry = await site.registry();
  const id = findRelease(registry, app, version);
  const first = percent ?? defaultPercent;
  if (first < 1 || first > 99) throw new UsageError('--watch begins with a share of 1 to 99 % of players.');
  const shares = sharesFrom(first);
  const stageMs = watchMs / shares.length;
  // Fails before the first player gets a release that cannot be watched.
  await readThresholds(site, registry);
  await readReports(await reportsAddress(site, context), app, context.now());
  await requireNotTakenBack(site, app, id);
  if (releasesOf(registry, app).canary?.release.id !== id) await promote(context, app, id, first);
  if (context.isDryRun) return context.print('Nothing was changed (--dry-run).');
  const begun = context.now().getTime();
  let said = '';
  for (;;) {
    const look = await readLook(context, site, app, id);
    const { result, share } = look;
    const line =
      result.verdict === 'unknown'
        ? result.reason
        : `${share} %: ${shareText(result.canary)} failed; live: ${shareText(result.live)}. ${result.verdict}`;
    if (`${share} ${result.verdict}` !== said) context.print(line);
    said = `${share} ${result.verdict}`;
    if (result.verdict === 'worse') return takeBack(context, site, { app, id, why: result.reasons.join('; ') });
    const now = context.now().getTime();
    if (result.verdict === 'no worse' && now - look.stage >= stageMs) {
      context.print(line);
      const next = shares.find((candidate) => candidate > share) ?? 100;
      await raise(context, { app, id, share, next, live: look.live });
      if (next === 100) return;
    } else if (result.verdict !== 'no worse' && now - Math.max(begun, look.stage) >= watchMs) {
      const why = result.verdict === 'unknown' ? result.reason : `too few sessions: ${result.reasons.join('; ')}`;
      throw new Refused(
        `The time is over without a verdict: ${why}. ${app} ${id} stays at ${share} % of players; the same command goes on with it.`,
      );
    }
    await context.wait(Math.min(lookEveryMs, stageMs / 4));
  }
}

/** A supervisor that repeats a killed command must not promote again what it has just taken back. */
async function requireNotTakenBack(site: Site, app: string, id: string): Promise<void> {
  const last = (await site.history()).findLast(
    (entry) => entry.app === app && (entry.command === 'promote' || entry.command === 'rollback'),
  );
  if (last?.command !== 'rollback' || !last.summary.startsWith(takenBackText(app, id))) return;
  throw new Refused(
    `${last.summary} To try it again all the same: npm run release -- promote ${app} ${id} --percent ${defaultPercent}, then this command.`,
  );
}

interface Raised {
  readonly app: string;
  readonly id: string;
  /** The share so far, and the next one. */
  readonly share: number;
  readonly next: number;
  /** The live release that the canary was compared with. */
  readonly live: string;
}

async function raise(context: ReleaseContext, { app, id, share, next, live }: Raised): Promise<void> {
  try {
    await promote(context, app, id, next, { canary: id, live });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(
      `${error.message} ${app} ${id} stays at ${share} % of players if it still is the canary.`,
      error.findings,
    );
  }
}

interface Look {
  readonly result: Comparison | { readonly verdict: 'unknown'; readonly reason: string };
  readonly share: number;
  readonly live: string;
  /** When it got its current share, in milliseconds. */
  readonly stage: number;
}

/** How the canary does now; throws if it is no canary any more. */
async function readLook(context: ReleaseContext, site: Site, app: string, id: string): Promise<Look> {
  const registry = await site.registry();
  const { live, canary } = releasesOf(registry, app);
  if (live === undefined || canary?.release.id !== id) throw noLongerCanary(app, id);
  const { percent } = canary;
  const stages = canaryStages(await site.history(), app, id);
  const [since, stage] = [stages.at(0), stages.at(-1)].map((at) => new Date(at ?? registry.change.at));
  const facts = { share: percent, live: live.id, stage: Number(stage) };
  try {
    const reports = await readReports(await reportsAddress(site, context), app, since ?? context.now());
    const canaryGroup = { release: id, cohort: 'canary' } as const;
    const compared = { canary: canaryGroup, live: { release: live.id, cohort: 'live' } as const, percent, stages };
    return { result: compare(reports, compared, await readThresholds(site, registry)), ...facts };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { result: { verdict: 'unknown', reason: `The reports cannot be read now: ${error.message}` }, ...facts };
  }
}

const takenBackText = (app: string, id: string) => `${app} ${id} for no player, since it is worse`;

interface TakenBack {
  readonly app: string;
  readonly id: string;
  readonly why: string;
}

async function takeBack(context: ReleaseContext, site: Site, { app, id, why }: TakenBack): Promise<never> {
  await changeSite(site, context, async (registry) => {
    const releases = releasesOf(registry, app);
    if (releases.canary?.release.id !== id) return undefined;
    return {
      app,
      releases: withdrawCanary(releases),
      change: {
        command: 'rollback',
        release: releases.live?.id ?? '',
        summary: `${takenBackText(app, id)}: ${why}; ${releases.live?.id} stays for everyone.`,
      },
      touchesPages: true,
    };
  });
  throw new Refused(
    `${app} ${id} was taken back, since it is worse than the live release: ${why}. Details: npm run release -- health ${app}`,
  );
}
