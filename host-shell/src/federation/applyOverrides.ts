import { readSiteConfig } from '@tessera/shared-contracts/config';
import { type RegisteredRelease, registeredReleaseSchema } from '@tessera/shared-contracts/remotes';
import { looseObject, object, omit, parse, record, string } from 'valibot';
import { type OverrideRequest, setOverride } from './overrides';
import { registeredRemote } from './registry';

/** What a build says of itself, beside its files. */
const releaseFileSchema = omit(registeredReleaseSchema, ['baseUrl']);

/** What the site's registry lists of every app's releases, by the name of their folder. */
const publishedSchema = object({
  apps: record(string(), looseObject({ releases: record(string(), looseObject({ version: string() })) })),
});

/** The folder of a release that is named by its version alone, or by version and build. */
async function folderOf({ remote, target }: OverrideRequest): Promise<string> {
  const registry = parse(publishedSchema, await fetchJson('/registry.json'));
  const published = Object.entries(registry.apps[remote]?.releases ?? {});
  const found = published.findLast(([folder, { version }]) => folder === target || version === target);
  if (found === undefined) throw new Error(`${remote} has no release ${target} on this site.`);
  return found[0];
}

/** Where the files of the asked-for release lie: an address as it is, a version beside the live one. */
async function baseUrlOf(request: OverrideRequest): Promise<string> {
  const { remote, target } = request;
  if (/^https?:\/\//.test(target)) return target.endsWith('/') ? target : `${target}/`;
  const live = registeredRemote(remote)?.live.baseUrl;
  if (live === undefined) throw new Error(`${remote} has no live release to look beside.`);
  return new URL(`../${await folderOf(request)}/`, live).href;
}

async function fetchJson(address: string | URL): Promise<unknown> {
  const response = await window.fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

function requireAllowed(baseUrl: string): void {
  const { origin } = new URL(baseUrl);
  if (!(readSiteConfig().overrideOrigins ?? []).includes(origin)) {
    throw new Error(`This site allows no release from ${origin}.`);
  }
}

async function fetchRelease(request: OverrideRequest): Promise<RegisteredRelease> {
  const baseUrl = await baseUrlOf(request);
  requireAllowed(baseUrl);
  return { ...parse(releaseFileSchema, await fetchJson(new URL('release.json', baseUrl))), baseUrl };
}

/**
 * Takes over what the address asks for, for this session only. One that is not allowed or cannot be read changes nothing.
 *
 * @returns what went wrong, in words for the developer who asked
 */
export async function applyOverrideRequests(requests: readonly OverrideRequest[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const request of requests) {
    try {
      setOverride(request.remote, await fetchRelease(request));
    } catch (error) {
      problems.push(`${request.remote}@${request.target}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}
