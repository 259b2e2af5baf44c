import { satisfies } from 'semver';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';

/** A shell and a remote that may meet on a page. */
export interface Pair {
  readonly shell: Inspected;
  readonly remote: Inspected;
}

/** Modules that the shell shows of the remote. */
export const shownModules = ({ shell, remote }: Pair): readonly string[] =>
  shell.manifest.host?.remoteModules[remote.app] ?? [];

/** Finds modules that the shell shows and the remote no longer exposes. */
export function moduleFindings(pair: Pair): readonly Finding[] {
  return shownModules(pair)
    .filter((name) => !(name in pair.remote.manifest.exposes))
    .map((name) => ({
      rule: 'modules',
      reason: `${nameOf(pair.remote)} does not expose ${name}, which ${nameOf(pair.shell)} shows`,
      remedy:
        pair.remote.role === undefined
          ? `Expose ${name} until no live or previous shell shows it.`
          : `Promote a ${pair.remote.app} that exposes ${name} first; what was live before it has to have it too.`,
    }));
}

/** Whether a remote that accepts a range of a shared package works with this version. */
export const accepts = (range: string, version: string): boolean =>
  satisfies(version, range, { includePrerelease: true });

/** Finds shared packages that the shell does not provide, or not in an accepted version. */
export function sharedFindings({ shell, remote }: Pair): readonly Finding[] {
  const provided = new Map(Object.entries(shell.manifest.host?.provides ?? {}));
  return Object.entries(remote.manifest.shared).flatMap(([name, range]): readonly Finding[] => {
    const version = provided.get(name);
    if (version !== undefined && accepts(range, version)) return [];
    const has = version === undefined ? 'does not provide it' : `provides ${version}`;
    return [
      {
        rule: 'shared',
        reason: `${nameOf(remote)} needs ${name} ${range}, and ${nameOf(shell)} ${has}`,
        remedy: `Build ${remote.app} with the ${name} of that shell, or promote a shell that provides ${range} first.`,
      },
    ];
  });
}

/** Finds exports of the router that the shell does not provide: they would be undefined in the page. */
export function routerFindings({ shell, remote }: Pair): readonly Finding[] {
  const provided = shell.manifest.host?.router;
  if (provided === undefined) return [];
  return remote.manifest.uses.router
    .filter((name) => !provided.includes(name))
    .map((name) => ({
      rule: 'shared',
      reason: `${nameOf(remote)} imports ${name} of react-router-dom, and ${nameOf(shell)} does not provide it`,
      remedy: `Use another way in ${remote.app}, or promote a shell that provides ${name} first.`,
    }));
}

/** Finds a contract version that the shell does not support. */
export function contractFindings({ shell, remote }: Pair): readonly Finding[] {
  const range = shell.manifest.host?.contracts;
  const { contract } = remote.manifest;
  if (range === undefined || (contract >= range.from && contract <= range.to)) return [];
  const accepted = range.from === range.to ? `version ${range.to}` : `versions ${range.from} to ${range.to}`;
  return [
    {
      rule: 'contract',
      reason: `${nameOf(remote)} keeps contract version ${contract}, and ${nameOf(shell)} shows ${accepted}`,
      remedy:
        contract > range.to
          ? `Promote a shell that shows contract version ${contract} first.`
          : `Build ${remote.app} again against contract version ${range.to}.`,
    },
  ];
}
