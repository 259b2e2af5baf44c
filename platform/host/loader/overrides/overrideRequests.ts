import { parseUrl } from '@tessera/shared-contracts/config';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { tabItem } from '@tessera/shared-contracts/session';
import { boolean, object, omit, optional, parse, record, string } from 'valibot';
import { integritySchema, registeredReleaseSchema } from '../../../protocol';
import type { Loader } from '../loader';
import { readRegistry } from '../registry';
import { sessionMemory } from '../sessionMemory';
import { localAccess, timeoutAfterAnswer } from './localAccess';
import { overrideOrigins, overrideParameter } from './overrideAddress';

/** A release that an address requests, as the site knows it. Nothing shown about it is taken from the address. */
export interface OverrideOffer {
  readonly remote: RemoteName;
  /** A release that the site's registry lists, or an origin that its configuration names. */
  readonly release: { readonly id: string } | { readonly origin: string };
  readonly baseUrl: string;
  /** Hash of the description that a release of the site was published with; that of its files is in the description. */
  readonly integrity?: string;
}

/** Whether this tab applies overrides in addresses without asking. */
export const unaskedOverrides = sessionMemory(tabItem('tessera.shell.unasked-overrides'), boolean(), false);

/** The description that a build has next to its files. */
const releaseFileSchema = omit(registeredReleaseSchema, ['baseUrl']);

/** The releases of every app in the site's registry, by folder name, and the names by which links show some of them. */
const publishedSchema = object({
  apps: record(
    string(),
    object({
      releases: record(
        string(),
        object({ version: string(), manifest: integritySchema, isPreview: optional(boolean(), false) }),
      ),
      previews: optional(record(string(), object({ release: string() })), {}),
    }),
  ),
});

const answerWithinMs = 5_000;

interface JsonRequest {
  /** Hash that the answer has to have. */
  readonly integrity?: string | undefined;
  /** Permission that the browser may ask for meanwhile. */
  readonly access?: PermissionStatus | undefined;
}

async function fetchJson(address: string | URL, { integrity = '', access }: JsonRequest = {}): Promise<unknown> {
  const signal = timeoutAfterAnswer(answerWithinMs, access);
  const response = await window.fetch(address, { cache: 'no-store', signal, integrity });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return response.json();
}

const readPublished = async () => parse(publishedSchema, await fetchJson('/registry.json')).apps;
type Published = Awaited<ReturnType<typeof readPublished>>;

/** The requested targets by remote; the last one counts. `undefined` when one names no remote. */
function readTargets(search: string): ReadonlyMap<RemoteName, string> | undefined {
  const known = [...remoteNames, ...(Object.keys(readRegistry().remotes) as RemoteName[])];
  const targets = new Map<RemoteName, string>();
  for (const text of new URLSearchParams(search).getAll(overrideParameter)) {
    const [name, ...rest] = text.split('@');
    const remote = known.find((each) => each === name);
    if (remote === undefined) return undefined;
    targets.set(remote, rest.join('@'));
  }
  return targets;
}

const isAllowed = ({ origin }: URL) => overrideOrigins().includes(origin);

/** A build on a developer's machine; only origin and path of its address are used. */
function offerAt(remote: RemoteName, target: string): OverrideOffer | undefined {
  const url = parseUrl(target);
  if (url === undefined) return undefined;
  const { origin, pathname } = url;
  const baseUrl = new URL(pathname.endsWith('/') ? pathname : `${pathname}/`, origin);
  return isAllowed(baseUrl) ? { remote, release: { origin }, baseUrl: baseUrl.href } : undefined;
}

/**
 * A release of the site, named by its preview, by version and build, or by version; its folder is next to the folder of
 * the live release.
 */
function offerOf(remote: RemoteName, target: string, published: Published): OverrideOffer | undefined {
  const { releases = {}, previews = {} } = published[remote] ?? {};
  const folder = previews[target]?.release ?? target;
  const [id, release] =
    Object.entries(releases).findLast(
      ([each, { version, isPreview }]) => each === folder || (version === target && !isPreview),
    ) ?? [];
  const { live } = readRegistry().remotes[remote] ?? {};
  if (id === undefined || release === undefined || live === undefined) return undefined;
  const baseUrl = new URL(`../${id}/`, live.baseUrl);
  if (!isAllowed(baseUrl)) return undefined;
  return { remote, release: { id }, baseUrl: baseUrl.href, integrity: release.manifest };
}

/**
 * Finds the releases that an address requests and this tab does not run already. Sends no request to other origins than the site's own.
 *
 * @returns `undefined` when a part of it is malformed, unknown or not allowed
 */
export async function findOffers(
  search: string,
  overrides: Loader['overrides'],
): Promise<readonly OverrideOffer[] | undefined> {
  const targets = readTargets(search);
  if (targets === undefined) return undefined;
  const isAddress = (target: string) => /^https?:\/\//.test(target);
  const needsRegistry = [...targets.values()].some((target) => !isAddress(target));
  const published = needsRegistry ? await readPublished() : {};
  const offers: OverrideOffer[] = [];
  for (const [remote, target] of targets) {
    const offer = isAddress(target) ? offerAt(remote, target) : offerOf(remote, target, published);
    if (offer === undefined) return undefined;
    if (overrides.read()[remote]?.baseUrl !== offer.baseUrl) offers.push(offer);
  }
  return offers;
}

/** The permission that the browser needs to load an offer, if it needs one. */
export const accessTo = ({ baseUrl }: OverrideOffer): Promise<PermissionStatus | undefined> =>
  localAccess(window.location.hostname, new URL(baseUrl).hostname);

async function fetchRelease(offer: OverrideOffer) {
  const { remote, baseUrl, integrity } = offer;
  const description = await fetchJson(new URL('release.json', baseUrl), { integrity, access: await accessTo(offer) });
  const release = parse(releaseFileSchema, description);
  return [remote, { ...release, baseUrl }] as const;
}

/**
 * Replaces the live releases with the offered ones, all or nothing, for this tab from the next load on. Waits while the
 * browser asks for access to this machine.
 */
export async function takeOffers(offers: readonly OverrideOffer[], overrides: Loader['overrides']): Promise<void> {
  const releases = await Promise.all(offers.map(fetchRelease));
  overrides.write({ ...overrides.read(), ...Object.fromEntries(releases) });
}
