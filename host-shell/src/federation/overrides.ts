import {
  type RegisteredRelease,
  type RemoteName,
  registeredReleaseSchema,
  remoteNames,
} from '@tessera/shared-contracts/remotes';
import { record, string } from 'valibot';
import { sessionMemory } from './sessionMemory';

/** Search parameter that asks for another release: `?mf=wallet@1.4.0`, `?mf=wallet@1.4.0-0123abcdef` or `?mf=wallet@http://127.0.0.1:4001/`. */
const parameter = 'mf';
const memory = sessionMemory('release-overrides', record(string(), registeredReleaseSchema), {});

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

/** An override as asked for in the address. */
export interface OverrideRequest {
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
