import { withDeclaredPages } from '@tessera/platform/compose';
import { fetchPublicAnswers } from '@tessera/platform/compose/contents';
import { composedRegistry } from '../composeSite';
import { type ReleaseContext, writeSite } from '../context';
import { changeSite } from '../site/changeSite';
import { forgetOldRevisions } from '../site/revisions';
import { type Site, writeAnswers } from '../site/site';
import { siteShellPage } from '../siteShellPage';

/** `compose`: recomposes the pages, after `site.json` was changed or to renew the provider's games in them. */
export async function compose(context: ReleaseContext): Promise<void> {
  const site = await writeSite(context);
  context.print(`Will compose the pages of ${site.where} again from its registry, site.json and the provider's games.`);
  if (!context.isDryRun) await renewAnswers(context, site);
  const registry = await changeSite(site, context, async () => ({
    change: { command: 'compose', summary: 'Recomposed the pages.' },
    touchesPages: true,
  }));
  if (context.isDryRun) return;
  // It runs on a clock: each time adds a revision with all its pages.
  await forgetOldRevisions(site.store);
  context.print(`Done: revision ${registry.revision}.`);
}

/** A call that fails keeps its last answer. */
async function renewAnswers(context: ReleaseContext, site: Site): Promise<void> {
  const [registry, settings] = await Promise.all([site.registry(), site.settings()]);
  const page = await siteShellPage(site, registry);
  if (page === undefined) return;
  // Composing tells of pages that it leaves out.
  const { families } = withDeclaredPages(page, composedRegistry(registry, settings), () => undefined);
  const answers = await fetchPublicAnswers(families, settings.config);
  if (Object.keys(answers).length > 0) return writeAnswers(site, { ...(await site.answers()), ...answers });
  context.print('The provider does not answer: the pages keep the games that they have.');
}
