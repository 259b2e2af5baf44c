import { readSiteConfig } from '@tessera/shared-contracts/config';
import {
  type RegisteredRelease,
  type RemoteName,
  registeredReleaseSchema,
  remoteNames,
} from '@tessera/shared-contracts/remotes';
import { looseObject, object, omit, parse, record, string } from 'valibot';
import { registeredRemote } from './registry';
import { sessionMemory } from './sessionMemory';

/** Search parameter that asks for another release: `?mf=wallet@1.4.0`, `?mf=wallet@1.4.0-0123abcdef` or `?mf=wallet@http://127.0.0.1:4001/`. */
const parameter = 'mf';
const memory = sessionMemory('release-overrides', record(string(), registeredReleaseSchema), {});
/** What a build says of itself, beside its files. */
const releaseFileSchema = omit(registeredReleaseSchema, ['baseUrl']);

let overrides: Readonly<Record<string, RegisteredRelease>> | undefined;

const current = () => {
  overrides ??= memory.read();
  return overrides;
};

/** The release that this session runs in place of the remote's live one. */
export const overridingRelease = (remote: RemoteName): RegisteredRelease | undefined => current()[remote];

/** Every override of this session, by remote. */
export const allOverrides = (): Readonly<Record<string, RegisteredRelease>> => current();

/** Goes back to the live release, from the next load on. */
export function clearOverride(remote: RemoteName): void {
  const { [remote]: _cleared, ...rest } = current();
  overrides = rest;
  memory.write(rest);
}

/** Goes back to what is live, for every remote. */
export function clearAllOverrides(): void {
  overrides = {};
  memory.write({});
}

/** An override as asked for in the address. */
interface OverrideRequest {
  readonly remote: RemoteName;
  readonly target: string;
}

/** What the address asks for; what is malformed is left out. */
export function readOverrideRequests(search: string): readonly OverrideRequest[] {
  return new URLSearchParams(search).getAll(parameter).flatMap((text) => {
    const [name, ...rest] = text.split('@');
    const remote = remoteNames.find((known) => known === name);
    const target = rest.join('@');
    return remote === undefined || target === '' ? [] : [{ remote, target }];
  });
}

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
      overrides = { ...current(), [request.remote]: await fetchRelease(request) };
      memory.write(overrides);
    } catch (error) {
      problems.push(`${request.remote}@${request.target}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}
