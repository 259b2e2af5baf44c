import { type Compilation, type Compiler, type Module, rspack } from '@rspack/core';
import { splitPackages } from '../shared';

const pluginName = 'tessera-used-names';

/** The package of a module, if hosts load that package in two steps. */
const packageOf = (module: Module): (typeof splitPackages)[number] | undefined =>
  splitPackages.find((key) => module.identifier().startsWith(`consume shared module (default) ${key}@`));

/** Names that a build imports from a module; `undefined` when it takes the module as a whole. */
function namesOf({ moduleGraph }: Compilation, module: Module): readonly string[] | undefined {
  const names = new Set<string>();
  for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
    // Listed along with the names that the same statement imports.
    if (dependency.type === 'esm import') continue;
    const [name] = dependency.ids ?? [];
    if (name === undefined) return undefined;
    names.add(name);
  }
  return [...names].sort();
}

class UsedNamesModule extends rspack.RuntimeModule {
  constructor() {
    super('used names');
  }

  override generate(): string {
    const { compilation } = this;
    if (compilation === null) return '';
    const used = [...compilation.modules].flatMap((module) => {
      const key = packageOf(module);
      const names = key === undefined ? undefined : namesOf(compilation, module);
      return names === undefined ? [] : [[key, names.join()] as const];
    });
    return `__webpack_require__.usedNames = ${JSON.stringify(Object.fromEntries(used.sort()))};`;
  }
}

/** Tells the container which names of each shared package its remote imports; the host loads only part of a package at first. */
export class UsedNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(pluginName, (chunk) => {
        compilation.addRuntimeModule(chunk, new UsedNamesModule());
      });
    });
  }
}
