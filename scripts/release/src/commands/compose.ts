import { type ReleaseContext, writeSite } from '../context';
import { changeSite } from '../site/changeSite';

/** `compose`: recomposes the pages, after `site.json` was changed. */
export async function compose(context: ReleaseContext): Promise<void> {
  const site = await writeSite(context);
  context.print(`Will compose the pages of ${site.where} again from its registry and site.json.`);
  const registry = await changeSite(site, context, async () => ({
    change: { command: 'compose', summary: 'Recomposed the pages.' },
    touchesPages: true,
  }));
  if (!context.isDryRun) context.print(`Done: revision ${registry.revision}.`);
}
