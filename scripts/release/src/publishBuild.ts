import type { Release } from '@tessera/platform/compose/release';
import type { ReleaseContext } from './context';
import type { Description } from './describe/describe';
import { releaseIdOf } from './manifest/manifest';
import { writeRelease } from './manifest/writeRelease';
import { Refused } from './outcome';
import { printPreview } from './printPreview';
import { changeSite } from './site/changeSite';
import { previewNameOf, requireOwnPreview } from './site/previews';
import { findSigningKey } from './site/signingKey';
import type { Site } from './site/site';
import { type AppReleases, type Published, releasesOf } from './site/siteRegistry';

/** A release to be named by the registry. */
interface Publication {
  readonly app: string;
  readonly id: string;
  /** Typed name of the preview that shows it from now on. */
  readonly preview: string | undefined;
  /** Its entry, if its files were just written. */
  readonly published?: Omit<Published, 'publishedAt'>;
}

/** The releases of an app with the published one; `undefined` if nothing changes. */
function withPublished(
  before: AppReleases,
  { app, id, preview, published }: Publication,
  publishedAt: string,
): AppReleases | undefined {
  const { releases, previews, ...roles } = before;
  const known = releases[id];
  const entry = known ?? published;
  if (entry === undefined) throw new Refused(`${app} ${id} was removed from the site meanwhile. Try again.`);
  if (preview === undefined) {
    if (known !== undefined && !known.isPreview) return undefined;
    const { isPreview: _, ...release } = entry;
    return { ...roles, previews, releases: { ...releases, [id]: { ...release, publishedAt } } };
  }
  requireOwnPreview(app, before, preview);
  return {
    ...roles,
    releases: { ...releases, [id]: known ?? { ...entry, publishedAt, isPreview: true } },
    previews: { ...previews, [previewNameOf(preview)]: { release: id, publishedAt, typed: preview } },
  };
}

/** Names the preview in a sentence about a release. */
export const asPreview = (preview: string | undefined) =>
  preview === undefined ? '' : ` as the preview ${previewNameOf(preview)}`;

/** Returns what changed in the registry, in one sentence; `undefined` if nothing did. */
async function register(context: ReleaseContext, site: Site, publication: Publication): Promise<string | undefined> {
  const { app, id, preview } = publication;
  let summary: string | undefined;
  await changeSite(site, context, async (registry) => {
    const releases = withPublished(releasesOf(registry, app), publication, context.now().toISOString());
    summary = releases && `Published ${app} ${id}${asPreview(preview)}.`;
    if (releases === undefined || summary === undefined) return undefined;
    const change = {
      command: 'publish',
      release: id,
      summary,
      ...(preview !== undefined && { preview: previewNameOf(preview) }),
    };
    return { app, releases, change, touchesPages: false };
  });
  return summary;
}

/**
 * Publishes the content of a build's folder.
 *
 * @param preview typed name of the preview that shows it from now on
 */
export async function publishBuild(
  context: ReleaseContext,
  site: Site,
  build: Release,
  buildFolder: string,
  description: Description,
  preview?: string,
): Promise<void> {
  const { app } = build;
  const id = releaseIdOf(build);
  const key = await findSigningKey(context.keysFolder, app, await site.keysFor(app));
  context.print(
    `Will publish ${app} ${id}${asPreview(preview)}, signed by ${key.owner}. No player gets it until it is promoted.`,
  );
  if (description.manifest.isDirty) {
    context.print('Note: it holds changes that no commit does; its commit is the one below them.');
  }
  const createdAt = context.now().toISOString();
  const published = await writeRelease(site, id, { build, buildFolder, description, key, createdAt });
  await register(context, site, { app, id, preview, published });
  context.print(`Published ${app} ${id} in ${site.releaseFiles(app, id).where}`);
  if (preview !== undefined) return printPreview(context, site, app, previewNameOf(preview));
  context.print(`Next: npm run release -- check ${app}, then npm run release -- promote ${app}`);
}

/** Publishes a release that the site has already: as a preview, or, if it was one only, as a release. */
export async function publishAgain(
  context: ReleaseContext,
  site: Site,
  app: string,
  id: string,
  preview: string | undefined,
): Promise<void> {
  const summary = await register(context, site, { app, id, preview });
  if (summary === undefined) return context.print(`${app} ${id} is published already. Nothing to do.`);
  if (context.isDryRun) return context.print(`Would do: ${summary} Nothing was changed (--dry-run).`);
  context.print(summary);
  if (preview !== undefined) await printPreview(context, site, app, previewNameOf(preview));
}
