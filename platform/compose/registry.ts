import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { type InferOutput, object, parse, pick } from 'valibot';
import { type Registry, registeredReleaseSchema, registrySchema, registrySchemaOf, releaseSchema } from '../protocol';
import type { Release } from './release';

/** A release as pages are composed from it: what pages carry, the hash of every file, and the files that they preload. */
const composedReleaseSchema = object({
  ...registeredReleaseSchema.entries,
  ...pick(releaseSchema, ['exposes', 'prerendered', 'prerenderer', 'pages']).entries,
});
/** See {@link composedReleaseSchema}. */
export type ComposedRelease = InferOutput<typeof composedReleaseSchema>;

/** Which releases the site's pages may run, with everything that composing needs. */
export const composedRegistrySchema = registrySchemaOf(composedReleaseSchema);
/** See {@link composedRegistrySchema}. */
export type ComposedRegistry = InferOutput<typeof composedRegistrySchema>;
/** What the site's pages may run of one remote. */
export type ComposedRemote = ComposedRegistry['remotes'][string];

/** The release that most players run. */
export const mostRun = ({ live, canary }: ComposedRemote): ComposedRelease =>
  canary !== undefined && canary.percent > 50 ? canary.release : live;

/** A release served at `baseUrl`, as pages are composed from it. */
export function registerRelease(release: Release, baseUrl: string): ComposedRelease {
  if (release.container === undefined) throw new Error(`${release.app} is no remote: its build names no container.`);
  return parse(composedReleaseSchema, { ...release, baseUrl });
}

/** A registry with only the given releases, all live. */
export const registryOf = (live: Readonly<Partial<Record<RemoteName, ComposedRelease>>>): ComposedRegistry =>
  parse(composedRegistrySchema, {
    remotes: Object.fromEntries(Object.entries(live).map(([name, release]) => [name, { live: release }])),
  });

/** What pages carry of a registry: of each release only the hashes of scripts that the page itself requests. */
export function pageRegistry(registry: ComposedRegistry): Registry {
  const declared = Object.entries(registry.remotes).flatMap(([name, remote]) => {
    const { pages } = mostRun(remote);
    return pages === undefined || pages.pages.length === 0 ? [] : [[name, { ...remote, pages }] as const];
  });
  const remotes = { ...registry.remotes, ...Object.fromEntries(declared) };
  const carried = parse(registrySchema, { ...registry, remotes });
  for (const { live, previous, canary } of Object.values(carried.remotes)) {
    for (const release of [live, previous, canary?.release]) {
      if (release === undefined) continue;
      const hash = release.integrity[release.entry];
      release.integrity = hash === undefined ? {} : { [release.entry]: hash };
    }
  }
  return carried;
}
