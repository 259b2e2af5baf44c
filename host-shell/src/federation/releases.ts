import { emit } from '@tessera/shared-contracts/events';
import { cohortPlace, type RegisteredRelease, type RemoteName } from '@tessera/shared-contracts/remotes';
import { tabItem } from '@tessera/shared-contracts/session';
import { array, string } from 'valibot';
import { anonymousId } from './anonymousId';
import { clearOverride, overridingRelease } from './overrides';
import { registeredRemote } from './registry';
import { sessionMemory } from './sessionMemory';

const setAsideMemory = sessionMemory(tabItem('set-aside-releases'), array(string()), []);
const setAside = new Set<string>();
let isRemembered = false;

/** Whether a release has failed in this session and is left alone for the rest of it. */
function isSetAside({ container }: RegisteredRelease): boolean {
  if (!isRemembered) {
    for (const name of setAsideMemory.read()) setAside.add(name);
    isRemembered = true;
  }
  return setAside.has(container);
}

/** Which cohort this browser is in: `candidate` for the share of players that try a release first. */
export function cohortOf(remote: RemoteName): 'live' | 'candidate' {
  const candidate = registeredRemote(remote)?.candidate;
  return candidate !== undefined && cohortPlace(anonymousId(), remote) < candidate.percent ? 'candidate' : 'live';
}

/**
 * The releases of a remote that this page may run, the preferred first: an override, the candidate of this browser's
 * cohort, the live one, the one before. Those set aside are left out, unless nothing else is left.
 */
export function usableReleases(remote: RemoteName): readonly RegisteredRelease[] {
  const registered = registeredRemote(remote);
  const all = [
    overridingRelease(remote),
    cohortOf(remote) === 'candidate' ? registered?.candidate?.release : undefined,
    registered?.live,
    registered?.previous,
  ].filter((release) => release !== undefined);
  const usable = all.filter((release) => !isSetAside(release));
  return usable.length > 0 ? usable : all;
}

/** Whether a release runs since this session asked for it. */
export const isOverride = (remote: RemoteName, { container }: RegisteredRelease): boolean =>
  overridingRelease(remote)?.container === container;

/** Lets a release that was set aside be tried again. */
export function takeBack({ container }: RegisteredRelease): void {
  if (setAside.delete(container)) setAsideMemory.write([...setAside]);
}

/** Leaves a release alone for the rest of the session and reports it, once; a broken override clears itself. */
export function setReleaseAside(remote: RemoteName, release: RegisteredRelease, reason: string): void {
  if (isSetAside(release)) return;
  setAside.add(release.container);
  setAsideMemory.write([...setAside]);
  if (isOverride(remote, release)) clearOverride(remote);
  emit('release-set-aside', { remote, version: release.version, buildId: release.buildId, reason });
}
