import { reasonOf } from '@tessera/platform/project';
import pc from 'picocolors';
import { fallbackNote, goCanary, goLive, servedOf, withdrawCanary } from '../changes';
import { type ReleaseContext, writeSite } from '../context';
import { findRelease } from '../findRelease';
import { askGate } from '../gate/askGate';
import { comparisonLine, noteLines } from '../gate/printAnswer';
import { Refused } from '../outcome';
import { changeSite, type Decision } from '../site/changeSite';
import { appendRefusal } from '../site/history';
import type { Site } from '../site/site';
import { type AppReleases, type Refusal, releasesOf, type Served, type SiteRegistry } from '../site/siteRegistry';

/** Releases that a decision was based on. */
interface Expected {
  readonly canary: string;
  readonly live: string;
}

/** Refuses to go on with a canary that somebody has changed meanwhile. */
export const noLongerCanary = (app: string, id: string): Refused =>
  new Refused(
    `${app} ${id} is no longer the canary, or another release went live: npm run release -- history ${app} says why.`,
  );

/**
 * `promote <app> [version] [--percent N]`: gives everyone, or a share of players, a published release.
 *
 * @param expected refuses if others are canary and live by then
 */
export async function promote(
  context: ReleaseContext,
  app: string,
  version: string | undefined,
  percent: number,
  expected?: Expected,
): Promise<void> {
  const site = await writeSite(context);
  const decide = async (seen: SiteRegistry): Promise<Decision | undefined> => {
    const { canary, live } = releasesOf(seen, app);
    if (expected && (canary?.release.id !== expected.canary || live?.id !== expected.live)) {
      throw noLongerCanary(app, expected.canary);
    }
    return promotion(context, site, seen, { app, version, percent });
  };
  await carryOut(context, site, decide, (registry) => touched(registry, app));
}

/** Makes one change, and says what it will do and has done. */
export async function carryOut(
  context: ReleaseContext,
  site: Site,
  decide: (registry: SiteRegistry) => Promise<Decision | undefined>,
  done: (registry: SiteRegistry) => string,
): Promise<void> {
  const startedAt = performance.now();
  let decision: Decision | undefined;
  const registry = await changeSite(site, context, async (seen) => {
    decision = await decide(seen);
    if (decision !== undefined) context.print(`Will do: ${decision.change.summary}`);
    return decision;
  });
  if (decision === undefined) return context.print('Already in effect. Nothing to do.');
  if (context.isDryRun) return context.print('Nothing was changed (--dry-run).');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  context.print(pc.green(`Done in ${seconds} s: revision ${registry.revision}. ${done(registry)}`));
}

/** The change that gives everyone the live release again. */
export const withdrawal = (app: string, releases: AppReleases, change: Decision['change']): Decision => ({
  ...{ app, releases: withdrawCanary(releases), change, touchesPages: true },
});

/** Says what a promotion replaced. */
const touched = (registry: SiteRegistry, app: string) =>
  releasesOf(registry, 'shell').live === undefined
    ? 'No shell is live yet, so there are no pages.'
    : `Changed: the registry and the pages composed from it. Apps other than ${app} are unchanged.`;

interface Promotion {
  readonly app: string;
  readonly version: string | undefined;
  readonly percent: number;
}

async function promotion(
  context: ReleaseContext,
  site: Site,
  registry: SiteRegistry,
  { app, version, percent }: Promotion,
): Promise<Decision | undefined> {
  const id = findRelease(registry, app, version);
  const releases = releasesOf(registry, app);
  if (isSoAlready(releases, id, percent)) return undefined;
  if (percent < 100 && releases.live === undefined) {
    throw new Refused(`${app} has no live release for the other players yet. Promote a release for everyone first.`);
  }
  if (percent < 100 && releases.live?.id === id) {
    throw new Refused(`${app} ${id} is live for everyone. To give players the one before: rollback ${app}`);
  }
  const release = await passGate(context, site, registry, app, id);
  const who = percent === 100 ? 'everyone' : `${percent} % of players`;
  return {
    app,
    releases: percent === 100 ? goLive(releases, release) : goCanary(releases, release, percent),
    change: {
      command: 'promote',
      release: id,
      ...(percent < 100 && { percent }),
      summary: `${app} ${id} for ${who}${instead(app, releases, id, percent)}.`,
    },
    touchesPages: true,
  };
}

function instead(app: string, { live, canary }: AppReleases, id: string, percent: number): string {
  if (live === undefined) return ', the first one';
  const other = canary !== undefined && canary.release.id !== id;
  if (percent < 100) return `, ${live.id} for the others${other ? `; the canary ${canary.release.id} ends` : ''}`;
  return `; ${fallbackNote(app, live.id)}${other ? `; the canary ${canary.release.id} stays` : ''}`;
}

const isSoAlready = ({ live, canary }: AppReleases, id: string, percent: number) =>
  percent === 100 ? live?.id === id : canary?.release.id === id && canary.percent === percent;

/** Runs the gate: returns what pages need to know of the release; refuses it with every reason otherwise. */
export async function passGate(
  context: ReleaseContext,
  site: Site,
  registry: SiteRegistry,
  app: string,
  id: string,
): Promise<Served> {
  const answer = await askGate(context, site, registry, app, id);
  const { findings } = answer;
  if (answer.release === undefined || findings.length > 0) {
    if (!context.isDryRun) await recordRefusal(context, site, { app, release: id, findings: [...findings] });
    throw new Refused(`${app} ${id} is refused. Nothing was changed.`, findings);
  }
  context.print(`The gate lets ${app} ${id} pass. ${comparisonLine(answer, app)}`);
  for (const line of noteLines(answer)) context.print(line);
  return servedOf(answer.release.manifest);
}

/** Records a refusal for the console. Its reasons are shown to the person even where it cannot be recorded. */
async function recordRefusal({ now, actor, print }: ReleaseContext, site: Site, refused: Omit<Refusal, 'at' | 'by'>) {
  try {
    await appendRefusal(site.store, { at: now().toISOString(), by: actor, ...refused });
  } catch (error) {
    print(`${pc.yellow('Note:')} the refusal was not recorded: ${reasonOf(error)}`);
  }
}
