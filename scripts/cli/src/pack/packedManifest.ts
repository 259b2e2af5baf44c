import { compiledName } from './packedFiles';

/** The parts of a `package.json` that packing changes. */
export interface PackageManifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<'tsx' | 'typescript', string>>;
  /** Of the project: a new repository gets them (`tessera new`). */
  readonly overrides?: object;
}

/** Condition of `exports` under which the bundler finds the sources that pages are built from. */
const sourceCondition = '@tessera/source';

/**
 * The `package.json` of a packed package: its exports lead to compiled files with declarations.
 *
 * @param hasSource whether the package holds its sources too
 * @param isPacked whether a package of the project is packed; the others, such as its benchmarks, are no dependencies
 * @param extra dependencies of the workspace that the packed package needs itself
 */
export function packedManifest(
  { private: _, scripts, devDependencies, ...manifest }: PackageManifest,
  hasSource: boolean,
  isPacked: (name: string) => boolean,
  extra: Readonly<Record<string, string>>,
): object {
  const { exports = {}, dependencies } = manifest;
  const packed = (named: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(named).filter(([name]) => !name.startsWith('@tessera/') || isPacked(name)));
  const targetOf = (file: string) => ({
    types: file.replace(/\.tsx?$/, '.d.ts'),
    ...(hasSource && { [sourceCondition]: file.replace('./', './source/') }),
    default: compiledName(file),
  });
  return {
    ...manifest,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([name, file]) => [name, /\.tsx?$/.test(file) ? targetOf(file) : file]),
      ),
      './package.json': './package.json',
    },
    dependencies: {
      ...packed(dependencies),
      // What helpers for unit tests of remotes import. A repository needs no test servers.
      ...(hasSource && packed(devDependencies)),
      ...extra,
    },
  };
}
