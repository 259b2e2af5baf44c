import { type ReleaseContext, readSite } from '../context';

/** `history [app]`: who changed what and when, newest first. */
export async function history(context: ReleaseContext, app: string | undefined, isJson: boolean): Promise<void> {
  const site = await readSite(context);
  const changes = (await site.history()).filter((change) => app === undefined || change.app === app).reverse();
  if (isJson) return context.print(JSON.stringify(changes, null, 2));
  if (changes.length === 0) return context.print(`Nothing has happened${app === undefined ? '' : ` to ${app}`} yet.`);
  for (const { revision, at, by, command, summary } of changes) {
    context.print(`${String(revision).padStart(5)}  ${at}  ${command.padEnd(8)}  ${summary}  (${by})`);
  }
}
