import { inc } from 'semver';
import { accepts } from '../gate/pairFindings';

/** What a remote's release expects of the shell, by package. */
export interface Expecting {
  readonly name: string;
  readonly shared: Readonly<Record<string, string>>;
}

/** A version that a shell could provide. */
export interface Candidate {
  readonly version: string;
  /** Releases whose range excludes it. */
  readonly blockers: readonly string[];
}

/** A shared package: the version that pages have, the accepted ranges, and who blocks a newer one. */
export interface SharedPackage {
  readonly name: string;
  readonly provided: string;
  readonly ranges: readonly { readonly range: string; readonly releases: readonly string[] }[];
  /** The next patch, minor and major version. */
  readonly next: readonly Candidate[];
}

/** The releases that keep a shell with this version of a package from going live. */
export const blockersOf = (remotes: readonly Expecting[], name: string, version: string): readonly string[] =>
  remotes
    .filter(({ shared }) => shared[name] !== undefined && !accepts(shared[name], version))
    .map((remote) => remote.name);

function rangesOf(remotes: readonly Expecting[], name: string): SharedPackage['ranges'] {
  const ranges = new Set(remotes.flatMap(({ shared }) => shared[name] ?? []));
  return [...ranges].map((range) => ({
    range,
    releases: remotes.filter(({ shared }) => shared[name] === range).map((remote) => remote.name),
  }));
}

const steps = ['patch', 'minor', 'major'] as const;

/** What the remotes in the pages accept of each package that the live shell provides. */
export const sharedPackagesOf = (
  provides: Readonly<Record<string, string>>,
  remotes: readonly Expecting[],
): readonly SharedPackage[] =>
  Object.entries(provides).map(([name, provided]) => ({
    name,
    provided,
    ranges: rangesOf(remotes, name),
    next: steps.flatMap((step) => {
      const version = inc(provided, step);
      return version === null ? [] : [{ version, blockers: blockersOf(remotes, name, version) }];
    }),
  }));
