import { reasonOf } from '@tessera/platform/project';
import pc from 'picocolors';
import type { ReleaseContext } from '../context';
import { requireStore } from '../context';
import type { Site } from '../site/site';
import { openSite } from '../site/site';
import { isAddress } from '../site/siteAddress';
import { deliver } from './deliver';
import { type SiteEvent, siteEvents } from './siteEvents';
import { claim, isFirst, settle } from './told';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/** Events that a hook has not been told of and that are news: of a week, or, when it is new, of an hour. */
async function untold(site: Site, now: Date): Promise<readonly SiteEvent[]> {
  const ignore = () => undefined;
  const [registry, history, refusals, { previewDays }, isNew] = await Promise.all([
    site.registry(),
    site.history(ignore),
    site.refusals(ignore),
    site.settings(),
    isFirst(site.store),
  ]);
  const oldest = new Date(now.getTime() - (isNew ? hourMs : weekMs)).toISOString();
  return siteEvents({ registry, history, refusals, previewDays, now }).filter(({ at }) => at >= oldest);
}

/**
 * Tells the site's hook of events, each once: one that fails is set aside, and told by the next command.
 *
 * @returns how many were told, and the reasons for those that were not
 */
export async function tell(
  context: ReleaseContext,
  site: Site,
  more: readonly SiteEvent[] = [],
): Promise<{ readonly told: number; readonly failures: readonly string[] }> {
  const { notify: hook } = await site.settings();
  const failures: string[] = [];
  let told = 0;
  if (hook === undefined) return { told, failures };
  for (const event of [...(await untold(site, context.now())), ...more]) {
    if (!(await claim(site.store, event.id, context.now()))) continue;
    try {
      await deliver(context, hook, event);
      told += 1;
      await settle(site.store, event.id, context.now());
    } catch (error) {
      failures.push(`${event.text} (${reasonOf(error)})`);
      await settle(site.store, event.id, undefined);
    }
  }
  return { told, failures };
}

/** Tells the hook after a command, which has done its work whether that fails or not. */
export async function tellAfter(context: ReleaseContext): Promise<void> {
  if (context.isDryRun || isAddress(context.siteName)) return;
  try {
    const { failures } = await tell(context, await openSite(await requireStore(context)));
    for (const failure of failures) throw new Error(failure);
  } catch (error) {
    context.print(`${pc.yellow('Note:')} nobody was told: ${reasonOf(error)}. Try again: npm run release -- notify`);
  }
}
