import { randomUUID } from 'node:crypto';
import { composeSite } from '../composeSite';
import type { ReleaseContext } from '../context';
import { Refused } from '../outcome';
import { recordChange } from './history';
import { commitRevision, readCurrent } from './revisions';
import type { Site } from './site';
import { type AppReleases, type Change, inPages, type SiteRegistry } from './siteRegistry';
import { addressOf } from './siteSettings';

/** What a command decided, given a registry. */
export interface Decision {
  readonly app?: string;
  /** The releases of `app` from now on. */
  readonly releases?: AppReleases;
  readonly change: Pick<Change, 'command' | 'summary'> & Partial<Pick<Change, 'release' | 'percent' | 'preview'>>;
  /** Whether the pages have to be recomposed. */
  readonly touchesPages: boolean;
}

const attempts = 50;
/** How far two machines' clocks may differ. */
export const clocksDifferMs = 60_000;

/** Refuses a change that would be older than the one before: health and history go by these times. */
function requireLater(last: Change, now: Date): void {
  // A new site has no change yet.
  if (!(Date.parse(last.at) - now.getTime() > clocksDifferMs)) return;
  throw new Refused(
    `This machine says ${now.toISOString()}, but the site's last change was made at ${last.at}. Set the clock of this machine, or of the one that made that change.`,
  );
}

/** Records when pages stopped naming a release. One that they name has no such time, and is no mere preview. */
function withServedUntil(before: AppReleases | undefined, after: AppReleases, now: string): AppReleases {
  const idsOf = (releases: AppReleases | undefined) =>
    new Set(releases === undefined ? [] : inPages(releases).map(({ release }) => release.id));
  const [was, is] = [idsOf(before), idsOf(after)];
  return {
    ...after,
    releases: Object.fromEntries(
      Object.entries(after.releases).map(([id, { servedUntil, isPreview = false, ...published }]) => {
        const until = is.has(id) ? undefined : was.has(id) ? now : servedUntil;
        return [id, { ...published, servedUntil: until, isPreview: (isPreview && !is.has(id)) || undefined }];
      }),
    ),
  };
}

/** The releases that some players get, if no module fails. */
const givenBy = (releases: AppReleases | undefined): readonly string[] =>
  [releases?.live, releases?.canary?.release].flatMap((release) => release?.id ?? []);

async function nextRegistry(
  site: Site,
  registry: SiteRegistry,
  { app, releases, change }: Decision,
  { now }: ReleaseContext,
): Promise<SiteRegistry> {
  const at = now().toISOString();
  const settings = await site.settings();
  const revision = registry.revision + 1;
  const id = randomUUID().slice(0, 8);
  const apps = { ...registry.apps };
  if (app !== undefined && releases !== undefined) apps[app] = withServedUntil(registry.apps[app], releases, at);
  const given = givenBy(apps[app ?? '']);
  const ended = givenBy(registry.apps[app ?? '']).filter((release) => !given.includes(release));
  const owner = apps[app ?? '']?.releases[change.release ?? '']?.owner;
  return {
    schema: 1,
    revision,
    change: { revision, id, at, app, owner, ended: ended.length > 0 ? ended : undefined, ...change },
    addresses: Object.fromEntries(Object.keys(apps).map((name) => [name, addressOf(settings, name)])),
    apps,
  };
}

/**
 * Makes one change to the site. `decide` gets the registry and returns the change; if another change was quicker it is
 * called again with the new registry, so that no change is ever lost or based on an outdated registry.
 *
 * @param decide returns `undefined` for no change; throws to refuse
 */
export async function changeSite(
  site: Site,
  context: ReleaseContext,
  decide: (registry: SiteRegistry) => Promise<Decision | undefined>,
): Promise<SiteRegistry> {
  const { store } = site;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await readCurrent(store);
    const { registry } = current;
    requireLater(registry.change, context.now());
    // A command that was killed after its change may not have recorded it in the history.
    if (!context.isDryRun) await recordChange(store, registry.change);
    const decision = await decide(registry);
    if (decision === undefined) return registry;
    const next = await nextRegistry(site, registry, decision, context);
    if (context.isDryRun) return registry;
    const pages = decision.touchesPages ? await composeSite(site, next, context.print) : 'same';
    if (await commitRevision(store, current, next, pages, context.actor)) return next;
    context.print('Another change was quicker; trying again.');
  }
  throw new Refused(`The site changed ${attempts} times during this command. Try again.`);
}
