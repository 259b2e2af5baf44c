import { type RegisteredRelease, type RemoteName, registeredReleaseSchema } from '@tessera/shared-contracts/remotes';
import { tabItem } from '@tessera/shared-contracts/session';
import { record, string } from 'valibot';
import { sessionMemory } from './sessionMemory';

const memory = sessionMemory(tabItem('release-overrides'), record(string(), registeredReleaseSchema), {});

let overrides: Readonly<Record<string, RegisteredRelease>> | undefined;

const current = () => {
  overrides ??= memory.read();
  return overrides;
};

/** The release that this session runs in place of the remote's live one. */
export const overridingRelease = (remote: RemoteName): RegisteredRelease | undefined => current()[remote];

/** Every override of this session, by remote. */
export const allOverrides = (): Readonly<Record<string, RegisteredRelease>> => current();

/** Runs a release in place of the remote's live one, for this session. */
export function setOverride(remote: RemoteName, release: RegisteredRelease): void {
  overrides = { ...current(), [remote]: release };
  memory.write(overrides);
}

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
