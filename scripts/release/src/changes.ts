import { releaseSchema } from '@tessera/platform/protocol';
import { parse } from 'valibot';
import { type Manifest, releaseIdOf } from './manifest/manifest';
import type { AppReleases, Served } from './site/siteRegistry';

/** How many releases back a rollback can go. */
const memory = 10;

/** What pages need to know of a release that passed the gate. */
export function servedOf(manifest: Manifest): Served {
  const { host, files } = manifest;
  const page = host === undefined ? undefined : files[host.page]?.integrity;
  return {
    id: releaseIdOf(manifest),
    ...parse(releaseSchema, manifest),
    ...(page !== undefined && { page }),
  };
}

/**
 * What happens when the new live release fails in players' browsers. Slots of a page fall back to the previous release; a
 * shell is the page itself and has no fallback.
 */
export function fallbackNote(app: string, previous: string | undefined): string {
  if (app === 'shell') return 'if the shell does not load, the page says so until a rollback';
  return previous === undefined ? 'no fallback' : `fallback ${previous}`;
}

/** Everyone gets the release; what was live becomes its fallback. */
export function goLive(releases: AppReleases, release: Served): AppReleases {
  const { live, canary, before } = releases;
  const isRepeat = live?.id === release.id;
  return {
    ...releases,
    live: release,
    previous: isRepeat ? releases.previous : live,
    canary: canary?.release.id === release.id ? undefined : canary,
    before:
      isRepeat || live === undefined
        ? before
        : [live.id, ...before.filter((id) => id !== live.id && id !== release.id)].slice(0, memory),
  };
}

/** A share of players gets the release instead of the live one. */
export const goCanary = (releases: AppReleases, release: Served, percent: number): AppReleases => ({
  ...releases,
  canary: { release, percent },
});

/** Everyone gets the live release again. */
export const withdrawCanary = (releases: AppReleases): AppReleases => ({ ...releases, canary: undefined });

/** Everyone gets a release that was live before; `previous` is what was live before that one. */
export function goBack(releases: AppReleases, release: Served, previous: Served | undefined): AppReleases {
  const { before } = releases;
  return {
    ...{ ...releases, live: release, previous, canary: undefined },
    before: before.slice(before.indexOf(release.id) + 1),
  };
}
