import { type ReleaseContext, writeSite } from '../context';
import { changeSite } from '../site/changeSite';

/** `compose`: makes the pages anew, after `site.json` was changed. */
export async function compose(context: ReleaseContext): Promise<void> {
  const site = await writeSite(context);
  context.print(`Will compose the pages of ${site.where} anew from its registry and site.json.`);
  const registry = await changeSite(site, context, async () => ({
    change: { command: 'compose', summary: 'Composed the pages anew.' },
    touchesPages: true,
  }));
  if (!context.isDryRun) context.print(`Done: revision ${registry.revision}.`);
}
