import { type RegisteredRelease, type Registry, registrySchema } from '@tessera/shared-contracts/remotes';
import { parse } from 'valibot';
import type { Release } from '../build/release';

/** A release as the page's registry names it, lying under `baseUrl`. */
export function registerRelease(release: Release, baseUrl: string): RegisteredRelease {
  const { version, buildId, commit, contract, container, entry, exposes, integrity } = release;
  if (container === undefined) throw new Error(`${release.app} is no remote: its build names no container.`);
  return { version, buildId, commit, contract, container, baseUrl, entry, exposes, integrity };
}

/** The registry in which the given releases are live and there are no others, checked against the contract's schema. */
export const registryOf = (live: Readonly<Record<string, RegisteredRelease>>): Registry =>
  parse(registrySchema, {
    remotes: Object.fromEntries(Object.entries(live).map(([name, release]) => [name, { live: release }])),
  });
