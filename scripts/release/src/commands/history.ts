import { type ReleaseContext, readSite } from '../context';

/**
 * `history [app]`: each change with its time and author, newest first. The author is the person if the site's folder is
 * accessible, else the owner of the release.
 */
export async function history(context: ReleaseContext, app: string | undefined): Promise<void> {
  const site = await readSite(context);
  const changes = (await site.history()).filter((change) => app === undefined || change.app === app).reverse();
  if (changes.length === 0) return context.print(`Nothing has happened${app === undefined ? '' : ` to ${app}`} yet.`);
  for (const { revision, at, by, owner, command, summary } of changes) {
    const who = by ?? owner;
    const line = `${String(revision).padStart(5)}  ${at}  ${command.padEnd(8)}  ${summary}`;
    context.print(who === undefined ? line : `${line}  (${who})`);
  }
}
