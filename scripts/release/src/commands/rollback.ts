import { fallbackNote, goBack, servedOf } from '../changes';
import { type ReleaseContext, writeSite } from '../context';
import { findRelease } from '../findRelease';
import { askGate } from '../gate/askGate';
import { Refused, UsageError } from '../outcome';
import type { Decision } from '../site/changeSite';
import type { Site } from '../site/site';
import { releasesOf, type Served, type SiteRegistry } from '../site/siteRegistry';
import { carryOut, passGate, withdrawal } from './promote';

/**
 * `rollback <app> [version]`: undoes the last step. If there is a canary, it is withdrawn and the live release stays;
 * else everyone gets the release that was live before, or the given earlier one.
 */
export async function rollback(context: ReleaseContext, app: string, version: string | undefined): Promise<void> {
  const site = await writeSite(context);
  const done = () => 'Players get it with their next page.';
  await carryOut(context, site, (seen) => takeBack(context, site, seen, app, version), done);
}

async function takeBack(
  context: ReleaseContext,
  site: Site,
  registry: SiteRegistry,
  app: string,
  version: string | undefined,
): Promise<Decision> {
  const releases = releasesOf(registry, app);
  const { live, canary, before } = releases;
  if (live === undefined) throw new Refused(`${app} has no live release to roll back.`);
  if (canary !== undefined && version === undefined) {
    const { id } = canary.release;
    const summary = `${app} ${id} for no player; ${live.id} stays for everyone.`;
    return withdrawal(app, releases, { command: 'rollback', release: live.id, summary });
  }
  const target = version === undefined ? before[0] : findRelease(registry, app, version);
  if (target === undefined) {
    throw new Refused(`${app} ${live.id} is the first live release; there is no earlier one to roll back to.`);
  }
  if (!before.includes(target)) {
    throw new UsageError(
      `${app} ${target} was not live before ${live.id}. Before it: ${before.join(', ') || 'no release'}.`,
    );
  }
  const release = await passGate(context, site, registry, app, target);
  const previous = await fallback(context, site, registry, app, before[before.indexOf(target) + 1]);
  return {
    app,
    releases: goBack(releases, release, previous),
    change: {
      command: 'rollback',
      release: target,
      summary: `${app} ${target} for everyone in place of ${live.id}; ${fallbackNote(app, previous?.id)}.`,
    },
    touchesPages: true,
  };
}

/** The release before the target, as its fallback, if it is complete and still fits; a rollback does not depend on it. */
async function fallback(
  context: ReleaseContext,
  site: Site,
  registry: SiteRegistry,
  app: string,
  id: string | undefined,
): Promise<Served | undefined> {
  if (id === undefined || releasesOf(registry, app).releases[id] === undefined) return undefined;
  const answer = await askGate(context, site, registry, app, id);
  return answer.release !== undefined && answer.findings.length === 0 ? servedOf(answer.release.manifest) : undefined;
}
