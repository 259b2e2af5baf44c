import { type ReleaseContext, writeSite } from './context';
import { isAddress } from './site/siteAddress';
import { addressOf } from './site/siteSettings';

/**
 * The address to load a release's files from while it is checked, as players would; `undefined` where the site's settings
 * say that its folder is enough, and for a site that is read by its address anyway.
 */
export async function addressToTry(context: ReleaseContext, app: string, id: string): Promise<string | undefined> {
  if (isAddress(context.siteName)) return undefined;
  const settings = await (await writeSite(context)).settings();
  const verify = context.verify ?? settings.verify;
  return verify === 'address' ? `${addressOf(settings, app)}${id}/` : undefined;
}
