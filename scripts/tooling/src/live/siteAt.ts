import { reasonOf, UserError } from '@tessera/platform/project';
import { appNameSchema } from '@tessera/platform/protocol';
import { siteConfigElementId } from '@tessera/shared-contracts/config';
import { contractVersion } from '@tessera/shared-contracts/remotes';
import { array, type GenericSchema, type InferOutput, number, object, optional, parse, record, string } from 'valibot';

const answerWithinMs = 10_000;

/** The parts of a site's registry that lead to its live shell. */
const registrySchema = object({
  addresses: record(appNameSchema, string()),
  apps: object({ shell: object({ live: object({ id: string() }) }) }),
});
/** The part of a shell's manifest with the contract versions of remotes that it shows. */
const shellSchema = object({ host: object({ contracts: object({ from: number(), to: number() }) }) });
/** The part of a page's configuration with the origins that overrides may come from. */
const configSchema = object({ overrideOrigins: optional(array(string()), []) });

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) }).catch((error: Error) => {
    throw new UserError(
      `${url} cannot be reached: ${reasonOf(error.cause ?? error)}. Check the address, and that this machine may open it.`,
    );
  });
  if (!response.ok) throw new UserError(`${url} answers ${response.status}. ${noSite(url)}`);
  return response.text();
}

const noSite = (url: string) => `${new URL(url).origin} is no Tessera site, or not one with a live shell.`;

async function fetchParsed<Schema extends GenericSchema>(
  url: string,
  schema: Schema,
  jsonOf = (text: string) => text,
): Promise<InferOutput<Schema>> {
  const text = await fetchText(url);
  try {
    return parse(schema, JSON.parse(jsonOf(text)));
  } catch {
    throw new UserError(`${url} is not readable. ${noSite(url)}`);
  }
}

const configIn = (html: string) => html.split(`id="${siteConfigElementId}">`)[1]?.split('</script>', 1)[0] ?? '';

/**
 * Checks that a released site runs builds from an origin.
 *
 * @param page address of a page of the site
 * @param origin of the builds
 * @throws UserError what is in the way, and what to do
 */
export async function requireOverrides(page: string, origin: string): Promise<void> {
  const { addresses, apps } = await fetchParsed(new URL('/registry.json', page).href, registrySchema);
  const shells = new URL(addresses.shell ?? '/shell/', page).href;
  const [{ overrideOrigins }, { host }] = await Promise.all([
    fetchParsed(page, configSchema, configIn),
    fetchParsed(`${shells}${apps.shell.live.id}/release.json`, shellSchema),
  ]);
  if (!overrideOrigins.includes(origin)) {
    throw new UserError(
      `${new URL(page).origin} runs no builds from ${origin}. Add it to config.overrideOrigins in site.json of the site, then run: npm run release -- compose`,
    );
  }
  const { from, to } = host.contracts;
  if (contractVersion < from || contractVersion > to) {
    throw new UserError(
      `This checkout has contract version ${contractVersion}, and the live shell ${apps.shell.live.id} shows ${from === to ? to : `${from} to ${to}`}. ${
        contractVersion > to ? 'Promote a newer shell first' : 'Update this checkout'
      }, or use another site.`,
    );
  }
}
