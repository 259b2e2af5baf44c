import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import type { SplitLoaderOptions } from './splitLoader';

const pluginName = 'tessera-split-packages';

/**
 * The exports of each module that a build's own script uses. A first build, without what is loaded later, finds them, so
 * that no list of names has to be maintained.
 */
function usedNames(
  config: Configuration,
  isSplit: RegExp,
  later: RegExp,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const compiler = rspack({
    ...config,
    plugins: [...(config.plugins ?? []), new rspack.IgnorePlugin({ resourceRegExp: later })],
    optimization: { ...config.optimization, minimize: false, concatenateModules: false },
  });
  return new Promise((resolve, reject) => {
    const names = new Map<string, readonly string[]>();
    compiler.hooks.shouldEmit.tap(pluginName, ({ modules, moduleGraph }) => {
      for (const module of modules) {
        const file = module.nameForCondition();
        if (file === undefined || !isSplit.test(file)) continue;
        const used = moduleGraph.getUsedExports(module, 'main');
        if (used === true) reject(new Error(`The page takes ${file} as a whole; let it import names.`));
        names.set(file, Array.isArray(used) ? used : []);
      }
      return false;
    });
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve(names));
    });
  });
}

/** Splits the modules of packages into the part that a build's own script uses and a rest that is loaded later. */
export class SplitPackagesPlugin {
  readonly #options: { readonly config: Configuration; readonly packages: readonly string[]; readonly later: RegExp };

  /** @param options.later matches requests of the modules that import packages as a whole and are loaded later */
  constructor(options: {
    readonly config: Configuration;
    readonly packages: readonly string[];
    readonly later: RegExp;
  }) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { config, packages, later } = this.#options;
    const isSplit = new RegExp(`/node_modules/(?:${packages.join('|')})/(?!.*node_modules/).*\\.m?js$`);
    const coreNames = new Map<string, readonly string[]>();
    const options: SplitLoaderOptions = { coreNames };
    compiler.options.module.rules.push({
      test: isSplit,
      use: [{ loader: path.join(import.meta.dirname, 'splitLoader.ts'), options }],
    });
    compiler.hooks.beforeCompile.tapPromise(pluginName, async () => {
      for (const [file, names] of await usedNames(config, isSplit, later)) coreNames.set(file, names);
    });
  }
}
