import { type ReleaseContext, writeSite } from './context';
import { isAddress } from './site/siteAddress';
import { addressOf } from './site/siteSettings';

/**
 * The URL from which the gate loads a release's files, as players would; `undefined` if the site's settings
 * say that its folder is enough, and for a site that is read by URL anyway.
 */
export async function addressToTry(context: ReleaseContext, app: string, id: string): Promise<string | undefined> {
  if (isAddress(context.siteName)) return undefined;
  const settings = await (await writeSite(context)).settings();
  const verify = context.verify ?? settings.verify;
  return verify === 'address' ? `${addressOf(settings, app)}${id}/` : undefined;
}
