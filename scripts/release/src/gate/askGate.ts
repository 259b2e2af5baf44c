import type { ReleaseContext } from '../context';
import type { SiteReader } from '../site/siteReader';
import type { SiteRegistry } from '../site/siteRegistry';
import { addressOf } from '../site/siteSettings';
import { evaluateGate, type GateAnswer } from './gate';

/** Runs the gate, which reads a release's files also from where players load them if option or settings say so. */
export async function askGate(
  { verify, mayEndPages }: ReleaseContext,
  site: SiteReader,
  registry: SiteRegistry,
  app: string,
  id: string,
): Promise<GateAnswer> {
  const settings = await site.settings?.();
  const isLoaded = settings !== undefined && (verify ?? settings.verify) === 'address';
  const address = isLoaded ? `${addressOf(settings, app)}${id}/` : undefined;
  return evaluateGate({ site, registry, app, id, address, ...(mayEndPages && { mayEndPages }) });
}
