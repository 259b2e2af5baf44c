import { withdrawCanary } from '../changes';
import { type ReleaseContext, writeSite } from '../context';
import { findRelease } from '../findRelease';
import { type Comparison, compare, shareText } from '../health/compare';
import { readReports } from '../health/reports';
import { Refused } from '../outcome';
import { changeSite } from '../site/changeSite';
import type { Site } from '../site/site';
import { releasesOf } from '../site/siteRegistry';
import { canarySteps, readThresholds, reportsAddress } from './health';
import { promote } from './promote';

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
  const shares = sharesFrom(first);
  const stageMs = watchMs / shares.length;
  // Fails before the first player gets a release that cannot be watched.
  await readThresholds(site, registry);
  await readReports(await reportsAddress(site, context), app, context.now());
  if (releasesOf(registry, app).canary?.release.id !== id) await promote(context, app, id, first);
  if (context.isDryRun) return;
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
      await promote(context, app, id, next);
      if (next === 100) return;
    } else if (result.verdict !== 'no worse' && now - look.begun >= watchMs) {
      const why = result.verdict === 'unknown' ? result.reason : `too few sessions: ${result.reasons.join('; ')}`;
      throw new Refused(
        `The time is over without a verdict: ${why}. ${app} ${id} stays at ${share} % of players; the same command goes on with it.`,
      );
    }
    await context.wait(Math.min(lookEveryMs, stageMs / 4));
  }
}

interface Look {
  readonly result: Comparison | { readonly verdict: 'unknown'; readonly reason: string };
  readonly share: number;
  /** When the release became the canary, and when it got its current share; milliseconds. */
  readonly begun: number;
  readonly stage: number;
}

/** How the canary does now; throws if it is no canary any more. */
async function readLook(context: ReleaseContext, site: Site, app: string, id: string): Promise<Look> {
  const registry = await site.registry();
  const { live, canary } = releasesOf(registry, app);
  if (live === undefined || canary?.release.id !== id) {
    throw new Refused(
      `${app} ${id} is no longer the canary: npm run release -- history ${app} says why. Nothing was changed.`,
    );
  }
  const steps = canarySteps(await site.history(), app, id);
  const [begun, stage] = [steps.at(0), steps.at(-1)].map((step) => new Date(step?.at ?? context.now()));
  const times = { share: canary.percent, begun: Number(begun), stage: Number(stage) };
  try {
    const reports = await readReports(await reportsAddress(site, context), app, begun ?? context.now());
    const groups = [{ release: id, cohort: 'canary' } as const, { release: live.id, cohort: 'live' } as const] as const;
    return { result: compare(reports, ...groups, await readThresholds(site, registry)), ...times };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { result: { verdict: 'unknown', reason: `The reports cannot be read now: ${error.message}` }, ...times };
  }
}

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
        summary: `${app} ${id} for no player, since it is worse: ${why}; ${releases.live?.id} stays for everyone.`,
      },
      touchesPages: true,
    };
  });
  throw new Refused(
    `${app} ${id} was taken back, since it is worse than the live release: ${why}. Details: npm run release -- health ${app}`,
  );
}
