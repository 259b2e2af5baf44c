import { emit } from '@tessera/shared-contracts/events';
import {
  cohortPlace,
  type RegisteredRelease,
  type RegisteredRemote,
  type RemoteName,
  registeredReleaseSchema,
} from '@tessera/shared-contracts/remotes';
import { tabItem } from '@tessera/shared-contracts/session';
import { array, record, string } from 'valibot';
import { anonymousId } from './anonymousId';
import type { RegisteredRemotes } from './registry';
import { sessionMemory } from './sessionMemory';

/** What {@link createReleaseChoice} makes. */
export type ReleaseChoice = ReturnType<typeof createReleaseChoice>;

/**
 * Says which releases of the remotes a page may run, and in which order.
 *
 * @param readRegistry called once, when a release is first asked for
 */
export function createReleaseChoice(readRegistry: () => RegisteredRemotes) {
  const overrides = sessionMemory(tabItem('release-overrides'), record(string(), registeredReleaseSchema), {});
  const asideMemory = sessionMemory(tabItem('set-aside-releases'), array(string()), []);
  let remotes: RegisteredRemotes | undefined;
  let browserId: string | undefined;

  const isSetAside = ({ container }: RegisteredRelease) => asideMemory.read().includes(container);

  /** What the registry says of a remote. */
  function registered(remote: RemoteName): RegisteredRemote | undefined {
    remotes ??= readRegistry();
    return remotes[remote];
  }

  /** Which cohort this browser is in: `candidate` for the share of players that try a release first. */
  function cohortOf(remote: RemoteName): 'live' | 'candidate' {
    const candidate = registered(remote)?.candidate;
    if (candidate === undefined) return 'live';
    browserId ??= anonymousId();
    return cohortPlace(browserId, remote) < candidate.percent ? 'candidate' : 'live';
  }

  /**
   * The releases of a remote that this page may run, the preferred first: an override, the candidate of this browser's
   * cohort, the live one, the one before. Those set aside are left out, unless nothing else is left.
   */
  function usable(remote: RemoteName): readonly RegisteredRelease[] {
    const { live, previous, candidate } = registered(remote) ?? {};
    const tried = cohortOf(remote) === 'candidate' ? candidate?.release : undefined;
    const all = [overrides.read()[remote], tried, live, previous].filter((release) => release !== undefined);
    const rest = all.filter((release) => !isSetAside(release));
    return rest.length > 0 ? rest : all;
  }

  /** Whether a release runs since this session asked for it. */
  const isOverride = (remote: RemoteName, { container }: RegisteredRelease): boolean =>
    overrides.read()[remote]?.container === container;

  /** Leaves a release alone for the rest of the session and reports it, once; a broken override clears itself. */
  function setAside(remote: RemoteName, release: RegisteredRelease, reason: string): void {
    if (isSetAside(release)) return;
    const { container, version, buildId } = release;
    asideMemory.write([...asideMemory.read(), container]);
    if (isOverride(remote, release)) {
      const { [remote]: _cleared, ...others } = overrides.read();
      overrides.write(others);
    }
    emit('release-set-aside', { remote, version, buildId, reason });
  }

  /** Lets a release that was set aside be tried again. */
  const takeBack = ({ container }: RegisteredRelease): void =>
    asideMemory.write(asideMemory.read().filter((name) => name !== container));

  return { overrides, registered, cohortOf, usable, isOverride, setAside, takeBack };
}
