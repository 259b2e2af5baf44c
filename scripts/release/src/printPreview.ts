import pc from 'picocolors';
import type { ReleaseContext } from './context';
import { evaluateGate } from './gate/gate';
import { previewLink } from './site/previews';
import type { Site } from './site/site';
import { releasesOf } from './site/siteRegistry';
import { addressOf } from './site/siteSettings';

/** Prints the link of a preview, what keeps it from working, and whether its release could be promoted. */
export async function printPreview(context: ReleaseContext, site: Site, app: string, name: string): Promise<void> {
  const note = (text: string) => context.print(`${pc.yellow('Note:')} ${text}`);
  const registry = await site.registry();
  const { live, previews } = releasesOf(registry, app);
  const id = previews[name]?.release;
  // Another team may have removed it meanwhile.
  if (id === undefined) return;
  const settings = await site.settings();
  context.print(`Preview ${name}: ${previewLink(settings.origin, app, name)}`);
  const { origin } = new URL(addressOf(settings, app));
  if (!settings.config.overrideOrigins?.includes(origin)) {
    note(
      `the site does not allow links to releases. Add "${origin}" to config.overrideOrigins in site.json, then npm run release -- compose`,
    );
  }
  if (live === undefined) note(`the link works once a release of ${app} is live.`);
  const { findings } = await evaluateGate({ site, registry, app, id, address: undefined });
  if (findings.length > 0) {
    const rules = [...new Set(findings.map(({ rule }) => rule))].join(', ');
    return note(`the gate would refuse it (${rules}): npm run release -- check ${app} ${id}`);
  }
  context.print(`The gate would let it pass: npm run release -- promote ${app} ${id}`);
}
