import { reasonOf } from '@tessera/platform/project';
import { type ReleaseContext, writeSite } from '../context';
import { readThresholds, reportsAddress } from '../health/readHealth';
import { sickness } from '../notify/sickness';
import type { SiteEvent } from '../notify/siteEvents';
import { tell } from '../notify/tell';
import { Refused } from '../outcome';

/** `notify`: tells the site's hook what it has not been told yet, and what pages report of live releases. For a timer. */
export async function notify(context: ReleaseContext): Promise<void> {
  const site = await writeSite(context);
  if ((await site.settings()).notify === undefined) {
    throw new Refused('The site has no hook. Add notify to site.json: { "url": … } or { "command": [ … ] }.');
  }
  const registry = await site.registry();
  const [address, thresholds] = [await reportsAddress(site, context), await readThresholds(site, registry)];
  const found: SiteEvent[] = [];
  const unread: string[] = [];
  for (const [app, { live }] of Object.entries(registry.apps)) {
    if (live === undefined) continue;
    try {
      found.push(...(await sickness(address, { app, live: live.id, now: context.now() }, thresholds)));
    } catch (error) {
      unread.push(reasonOf(error));
    }
  }
  if (context.isDryRun) {
    for (const { text } of found) context.print(text);
    return context.print('Nobody was told (--dry-run).');
  }
  const { told, failures } = await tell(context, site, found);
  context.print(told === 0 ? 'There was nothing to tell.' : `Told of ${told} event${told === 1 ? '' : 's'}.`);
  const all = [...unread, ...failures.map((failure) => `Nobody was told: ${failure}`)];
  if (all.length > 0) throw new Refused(all.join('\n'));
}
