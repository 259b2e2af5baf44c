import { readSiteConfig } from '@tessera/shared-contracts/config';
import {
  type RegisteredRelease,
  type RemoteName,
  registeredReleaseSchema,
  remoteNames,
} from '@tessera/shared-contracts/remotes';
import { omit, parse, record, string } from 'valibot';
import { registeredRemote } from './registry';
import { sessionMemory } from './sessionMemory';

/** Search parameter that asks for another release: `?mf=wallet@1.4.0-0123abcdef` or `?mf=wallet@http://127.0.0.1:4001/`. */
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

/** Where the files of the asked-for release lie: an address as it is, a version beside the live one. */
function baseUrlOf({ remote, target }: OverrideRequest): string {
  if (/^https?:\/\//.test(target)) return target.endsWith('/') ? target : `${target}/`;
  const live = registeredRemote(remote)?.live.baseUrl;
  if (live === undefined) throw new Error(`${remote} has no live release to look beside.`);
  return new URL(`../${target}/`, live).href;
}

function requireAllowed(baseUrl: string): void {
  const { origin } = new URL(baseUrl);
  if (!(readSiteConfig().overrideOrigins ?? []).includes(origin)) {
    throw new Error(`This site allows no release from ${origin}.`);
  }
}

async function fetchRelease(request: OverrideRequest): Promise<RegisteredRelease> {
  const baseUrl = baseUrlOf(request);
  requireAllowed(baseUrl);
  const response = await window.fetch(new URL('release.json', baseUrl), {
    cache: 'no-store',
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`${baseUrl}release.json answered ${response.status}.`);
  return { ...parse(releaseFileSchema, await response.json()), baseUrl };
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
