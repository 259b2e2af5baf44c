import { emit } from '@tessera/shared-contracts/events';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { readSession, tabItem } from '@tessera/shared-contracts/session';
import { array, record, string } from 'valibot';
import {
  bucketOf,
  type RegisteredRelease,
  type RegisteredRemote,
  type Registry,
  registeredReleaseSchema,
} from '../../protocol';
import { anonymousId } from './anonymousId';
import { sessionMemory } from './sessionMemory';

/** See {@link createReleaseChoice}. */
export type ReleaseChoice = ReturnType<typeof createReleaseChoice>;

/**
 * Decides which releases of the remotes a page may run, and in which order.
 *
 * @param readRegistry called once, when a release is first requested
 */
export function createReleaseChoice(readRegistry: () => Registry) {
  const overrides = sessionMemory(tabItem('release-overrides'), record(string(), registeredReleaseSchema), {});
  const quarantineMemory = sessionMemory(tabItem('quarantined-releases'), array(string()), []);
  let registry: Registry | undefined;
  let visitorId: string | undefined;
  const quarantined: Partial<Record<RemoteName, readonly string[]>> = {};

  const isQuarantined = ({ container }: RegisteredRelease) => quarantineMemory.read().includes(container);

  /** The page's registry. */
  function page(): Registry {
    registry ??= readRegistry();
    return registry;
  }

  /** The registry's entry for a remote. */
  const registered = (remote: RemoteName): RegisteredRemote | undefined => page().remotes[remote];

  /**
   * Cohort of the player, or of the browser of a visitor: `canary` for the share that gets a release first. A login or logout
   * counts from the next page on.
   */
  function cohortOf(remote: RemoteName): 'live' | 'canary' {
    const canary = registered(remote)?.canary;
    if (canary === undefined) return 'live';
    visitorId ??= readSession()?.user.id ?? anonymousId();
    return bucketOf(visitorId, remote) < canary.percent ? 'canary' : 'live';
  }

  /**
   * The releases of a remote that this page may run, preferred first: an override, the canary if the player is in its
   * cohort, the live one, the previous one. Quarantined ones are left out, unless nothing else is left.
   */
  function usable(remote: RemoteName): readonly RegisteredRelease[] {
    const { live, previous, canary } = registered(remote) ?? {};
    const tried = cohortOf(remote) === 'canary' ? canary?.release : undefined;
    const all = [overrides.read()[remote], tried, live, previous].filter((release) => release !== undefined);
    const rest = all.filter((release) => !isQuarantined(release));
    return rest.length > 0 ? rest : all;
  }

  /** Whether a release is an override of this session. */
  const isOverride = (remote: RemoteName, { container }: RegisteredRelease): boolean =>
    overrides.read()[remote]?.container === container;

  /** Quarantines a release for the rest of the session and reports it once; a broken override is also cleared. */
  function quarantine(remote: RemoteName, release: RegisteredRelease, reason: string): void {
    if (isQuarantined(release)) return;
    const { container, version, buildId } = release;
    quarantineMemory.write([...quarantineMemory.read(), container]);
    if (isOverride(remote, release)) {
      const { [remote]: _cleared, ...others } = overrides.read();
      overrides.write(others);
    }
    quarantined[remote] = [...(quarantined[remote] ?? []), `${version}-${buildId}`];
    emit('release-quarantined', { remote, version, buildId, reason });
  }

  /** Ends the quarantine of a release. */
  const liftQuarantine = ({ container }: RegisteredRelease): void =>
    quarantineMemory.write(quarantineMemory.read().filter((name) => name !== container));

  return { page, quarantined, overrides, registered, cohortOf, usable, isOverride, quarantine, liftQuarantine };
}
