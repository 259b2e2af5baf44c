import { type ReleaseContext, writeSite } from '../context';
import { findRelease } from '../findRelease';
import type { Comparison } from '../health/compare';
import { shareText } from '../health/measures';
import { canaryStages, readComparison, readHealth, readThresholds, reportsAddress } from '../health/readHealth';
import { type Reports, readReports } from '../health/reports';
import { noVerdict } from '../notify/siteEvents';
import { tell } from '../notify/tell';
import { Refused, UsageError } from '../outcome';
import { changeSite, clocksDifferMs } from '../site/changeSite';
import type { Site } from '../site/site';
import { type Change, releasesOf } from '../site/siteRegistry';
import { noLongerCanary, promote, withdrawal } from './promote';

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
  /** Whether the canary stays at its share when the time is over without a verdict. */
  readonly isKept: boolean;
}

/**
 * `promote <app> --watch TIME`: promotes a release to a share of players and doubles it while it is no worse than the live one, to
 * everyone at the end of the time; takes it back as soon as it is worse, or when the time is over without a verdict. It asks a person before a share that reports alone do not
 * decide (`watchTo` of the site). What it needs to continue is in the site, so after a kill the same
 * command goes on.
 */
export async function promoteWatched(
  context: ReleaseContext,
  { app, version, percent = defaultPercent, watchMs, isAgreed, isKept }: Watched,
): Promise<void> {
  const site = await writeSite(context);
  const registry = await site.registry();
  const id = findRelease(registry, app, version);
  if (percent < 1 || percent > 99) throw new UsageError('--watch begins with a share of 1 to 99 % of players.');
  const shares = sharesFrom(percent);
  const stageMs = watchMs / shares.length;
  // Fails before the first player gets a release that cannot be watched.
  await readThresholds(site, registry);
  requireSameTime(await readReports(await reportsAddress(site, context), app, context.now()), context.now());
  await requireNotEnded(site, app, id);
  if (releasesOf(registry, app).canary?.release.id !== id) await promote(context, app, id, percent);
  if (context.isDryRun) return context.print('Nothing was changed (--dry-run).');
  const begun = context.now().getTime();
  let said = '';
  for (;;) {
    const { result, share, live, stage } = await readLook(context, site, app, id);
    const { verdict } = result;
    const why = result.reasons.join('; ');
    const counts = `${share} %: ${shareText(result.canary)} failed; live: ${shareText(result.live)}.`;
    const line = verdict === 'unknown' ? `${counts} unknown: ${why}` : `${counts} ${verdict}`;
    if (`${share} ${verdict}` !== said) context.print(line);
    said = `${share} ${verdict}`;
    if (verdict === 'worse') return takeBack(context, site, { app, id }, `it is worse than the live release: ${why}`);
    const now = context.now().getTime();
    if (verdict === 'no worse' && now - stage >= stageMs) {
      context.print(line);
      const next = shares.find((candidate) => candidate > share) ?? 100;
      const { watchTo } = await site.settings();
      if (next > watchTo && !isAgreed) {
        // Reports come from anybody, so they alone do not give a release to most players.
        throw new Refused(
          `${app} ${id} is no worse and stays at ${share} % of players: anybody can send reports, so a person decides on more than ${watchTo} %. To go on with ${next} %: the same command with --yes; to everyone at once: npm run release -- promote ${app} ${id}`,
        );
      }
      await promote(context, app, id, next, { canary: id, live }).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        const where = `${app} ${id} stays at ${share} % of players if it still is the canary.`;
        throw new Refused(`${error.message} ${where}`, error.findings);
      });
      if (next === 100) return;
    } else if (verdict !== 'no worse' && now - Math.max(begun, stage) >= watchMs) {
      const unclear = `${noVerdict}: ${verdict}: ${why}`;
      if (!isKept) return takeBack(context, site, { app, id }, unclear);
      const text = `${app} ${id} stays at ${share} % of players, although ${unclear}.`;
      const at = context.now().toISOString();
      await tell(context, site, [{ id: `watch-${app}-${id}-${at}`, at, kind: 'no verdict', app, release: id, text }]);
      throw new Refused(`${text} The same command goes on with it.`);
    }
    await context.wait(Math.min(lookEveryMs, stageMs / 4));
  }
}

/** Refuses to watch by a receiver whose clock differs: reports would count for another time. */
function requireSameTime({ now: theirs }: Reports, now: Date): void {
  if (theirs === undefined || Math.abs(Date.parse(theirs) - now.getTime()) <= clocksDifferMs) return;
  throw new Refused(
    `The receiver of reports says ${theirs}, this machine ${now.toISOString()}. Set the clock that is wrong.`,
  );
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

async function takeBack(
  context: ReleaseContext,
  site: Site,
  { app, id }: { readonly app: string; readonly id: string },
  why: string,
): Promise<never> {
  await changeSite(site, context, async (registry) => {
    const releases = releasesOf(registry, app);
    if (releases.canary?.release.id !== id) throw noLongerCanary(app, id);
    const release = releases.live?.id ?? '';
    const summary = `${app} ${id} for no player, since ${why}; ${release} stays for everyone.`;
    return withdrawal(app, releases, { command: 'rollback', release, summary });
  });
  throw new Refused(`${app} ${id} was taken back, since ${why}. Details: npm run release -- health ${app}`);
}
