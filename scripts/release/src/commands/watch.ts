import { withdrawCanary } from '../changes';
import { type ReleaseContext, writeSite } from '../context';
import { findRelease } from '../findRelease';
import type { Comparison } from '../health/compare';
import { shareText } from '../health/measures';
import { canaryStages, readComparison, readHealth, readThresholds, reportsAddress } from '../health/readHealth';
import { readReports } from '../health/reports';
import { Refused, UsageError } from '../outcome';
import { changeSite } from '../site/changeSite';
import type { Site } from '../site/site';
import { type Change, releasesOf } from '../site/siteRegistry';
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
  /** Whether a person has agreed to every share. */
  readonly isAgreed: boolean;
}

/**
 * `promote <app> --watch TIME`: promotes a release to a share of players and doubles it while it is no worse than the live one, to
 * everyone at the end of the time; takes it back as soon as it is worse. It asks a person before a share that reports alone do not
 * decide (`watchTo` of the site). What it needs to continue is in the site, so after a kill the same
 * command goes on.
 */
export async function promoteWatched(
  context: ReleaseContext,
  { app, version, percent, watchMs, isAgreed }: Watched,
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
  await requireNotEnded(site, app, id);
  if (releasesOf(registry, app).canary?.release.id !== id) await promote(context, app, id, first);
  if (context.isDryRun) return context.print('Nothing was changed (--dry-run).');
  const begun = context.now().getTime();
  let said = '';
  for (;;) {
    const look = await readLook(context, site, app, id);
    const { result, share } = look;
    const why = result.reasons.join('; ');
    const counts = `${share} %: ${shareText(result.canary)} failed; live: ${shareText(result.live)}.`;
    const line = result.verdict === 'unknown' ? `${counts} unknown: ${why}` : `${counts} ${result.verdict}`;
    if (`${share} ${result.verdict}` !== said) context.print(line);
    said = `${share} ${result.verdict}`;
    if (result.verdict === 'worse') return takeBack(context, site, { app, id, why });
    const now = context.now().getTime();
    if (result.verdict === 'no worse' && now - look.stage >= stageMs) {
      context.print(line);
      const next = shares.find((candidate) => candidate > share) ?? 100;
      const { watchTo } = await site.settings();
      if (next > watchTo && !isAgreed) throw asksPerson({ app, id, share, next, watchTo });
      await raise(context, { app, id, share, next, live: look.live });
      if (next === 100) return;
    } else if (result.verdict !== 'no worse' && now - Math.max(begun, look.stage) >= watchMs) {
      throw new Refused(
        `The time is over without a verdict: ${result.verdict}: ${why}. ${app} ${id} stays at ${share} % of players; the same command goes on with it.`,
      );
    }
    await context.wait(Math.min(lookEveryMs, stageMs / 4));
  }
}

/** Refuses a release that was withdrawn: a supervisor that repeats the command must not undo a rollback. */
async function requireNotEnded(site: Site, app: string, id: string): Promise<void> {
  const isEnd = ({ ended, summary }: Change) => ended?.includes(id) ?? summary.startsWith(`${app} ${id} for no player`);
  const isGiven = ({ command, release }: Change) => release === id && command !== 'publish';
  const last = (await site.history()).findLast((entry) => entry.app === app && (isEnd(entry) || isGiven(entry)));
  if (last === undefined || !isEnd(last)) return;
  throw new Refused(
    `Players no longer get ${app} ${id}: ${last.summary} To try it again all the same: npm run release -- promote ${app} ${id} --percent ${defaultPercent}, then this command.`,
  );
}

/** Reports come from anybody, so they alone do not give a release to most players. */
const asksPerson = ({ app, id, share, next, watchTo }: Omit<Raised, 'live'> & { readonly watchTo: number }) =>
  new Refused(
    `${app} ${id} is no worse and stays at ${share} % of players: anybody can send reports, so a person decides on more than ${watchTo} %. To go on with ${next} %: the same command with --yes; to everyone at once: npm run release -- promote ${app} ${id}`,
  );

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
  readonly result: Comparison;
  readonly share: number;
  readonly live: string;
  /** When it got its current share, in milliseconds. */
  readonly stage: number;
}

const nothing = { events: 0, trials: 0 };

/** How the canary does now; throws if it is no canary any more. */
async function readLook(context: ReleaseContext, site: Site, app: string, id: string): Promise<Look> {
  const registry = await site.registry();
  const { live, canary } = releasesOf(registry, app);
  if (live === undefined || canary?.release.id !== id) throw noLongerCanary(app, id);
  const history = await site.history();
  const stage = Date.parse(canaryStages(history, app, id).at(-1) ?? registry.change.at);
  const facts = { share: canary.percent, live: live.id, stage };
  const unknown = (reason: string): Look => ({
    result: { verdict: 'unknown', reasons: [reason], canary: nothing, live: nothing },
    ...facts,
  });
  try {
    const address = await reportsAddress(site, context);
    const health = await readHealth(address, { registry, app, history, now: context.now() });
    const result = await readComparison(site, registry, health);
    return result === undefined ? unknown('there is no canary') : { result, ...facts };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return unknown(`The reports cannot be read now: ${error.message}`);
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
    if (releases.canary?.release.id !== id) throw noLongerCanary(app, id);
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
