import pc from 'picocolors';
import { type ReleaseContext, readSite } from '../context';
import { canaryStages } from '../health/readHealth';
import { ageOf, previewLink } from '../site/previews';
import { appsOf, releasesOf } from '../site/siteRegistry';

/** `status [app]`: which releases players get, and which are published but not promoted, or shown as previews. */
export async function status(context: ReleaseContext, app: string | undefined): Promise<void> {
  const site = await readSite(context);
  const registry = await site.registry();
  const { revision, change } = registry;
  const [changes, origin] = [await site.history(), await site.origin()];
  const last = changes.at(-1);
  const facts = [change.at, last?.by ?? change.owner].filter(Boolean).join(', ');
  context.print(`${site.where}, revision ${revision}${revision === 0 ? '' : ` (${facts})`}`);
  for (const name of app === undefined ? appsOf(registry) : [app]) {
    const { live, previous, canary, releases, previews } = releasesOf(registry, name);
    const label = (id: string | undefined) =>
      id === undefined ? 'none' : `${id} ${pc.dim(`commit ${releases[id]?.commit.slice(0, 10)}`)}`;
    context.print(`\n${pc.bold(name)}`);
    context.print(`  live       ${label(live?.id)}`);
    if (previous !== undefined) context.print(`  previous   ${label(previous.id)}`);
    if (canary !== undefined) {
      const [since] = canaryStages(changes, name, canary.release.id);
      const facts = [`${canary.percent} % of players`, ...(since === undefined ? [] : [`since ${since}`])];
      context.print(`  canary     ${label(canary.release.id)} ${facts.join(' ')}`);
      context.print(`             how it does: npm run release -- health ${name}`);
    }
    for (const [preview, { release, publishedAt }] of Object.entries(previews)) {
      const change = changes.findLast((each) => each.app === name && each.preview === preview);
      const facts = [ageOf(publishedAt, context.now()), change?.by ?? releases[release]?.owner].filter(Boolean);
      context.print(`  preview    ${preview}: ${label(release)} ${facts.join(', ')}`);
      context.print(`             ${previewLink(origin, name, preview)}`);
    }
    const previewed = Object.values(previews).map(({ release }) => release);
    const named = new Set([live?.id, previous?.id, canary?.release.id, ...previewed]);
    const waiting = Object.keys(releases).filter((id) => !named.has(id));
    if (waiting.length > 0) context.print(`  also here  ${waiting.join(', ')}`);
  }
}
