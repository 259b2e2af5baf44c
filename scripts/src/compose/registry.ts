import { type RegisteredRemote, type Registry, registrySchema } from '@tessera/shared-contracts/remotes';
import { parse } from 'valibot';
import type { Release } from '../build/release';

/** A release as the page's registry names it, lying under `baseUrl`. */
export function registerRelease(release: Release, baseUrl: string): RegisteredRemote {
  const { version, commit, contract, container, entry, exposes } = release;
  if (container === undefined) throw new Error(`${release.app} is no remote: its build names no container.`);
  return { version, commit, contract, container, baseUrl, entry, exposes };
}

/** The registry of the given releases, checked against the contract's schema. */
export const buildRegistry = (remotes: Readonly<Record<string, RegisteredRemote>>): Registry =>
  parse(registrySchema, { remotes });
