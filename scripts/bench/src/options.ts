import { Argument, type Command, commandLine, listOf, wholeNumber } from '@tessera/project/commandLine';
import { measuredRoutes } from './measure/routes';
import { networks, usualNetworks } from './network/networks';
import { type VariantName, variantNames } from './variants/variant';

/** What `npm run bench` measures. */
export const partNames = ['load', 'lighthouse'] as const;
export type PartName = (typeof partNames)[number];

/** How often something is measured, unless a part says otherwise. */
export const usualPairs = 15;

/** Whether it is a browser's first or a repeated visit. */
export const cacheStates = ['cold', 'warm'] as const;
export type CacheState = (typeof cacheStates)[number];

/** Options of a run. */
export interface BenchOptions {
  readonly parts: readonly PartName[];
  /** How often each thing is measured, and on which routes; each part has its own default. */
  readonly pairs?: number;
  readonly routes?: readonly string[];
  readonly networks: readonly string[];
  readonly cache: readonly CacheState[];
  readonly variants: readonly VariantName[];
  /** Determines the order; random by default. */
  readonly seed?: number;
  /** Folder of the results, if not the default one. */
  readonly out?: string;
  readonly isThroughProxy: boolean;
}

const routeNames = measuredRoutes.map(({ name }) => name);
const networkNames = networks.map(({ name }) => name);

type TypedOptions = Omit<BenchOptions, 'parts' | 'isThroughProxy'> & { readonly throughProxy?: boolean };

/** `npm run bench --`, which measures what its options select. */
export const benchCommand = (measure: (options: BenchOptions) => Promise<void> | void): Command =>
  commandLine('npm run bench --')
    .description('Measures the site against other ways to build it, prints, and writes what it measured.')
    .addArgument(new Argument('[part...]', 'all by default').choices(partNames))
    .option(
      '--pairs <count>',
      `measurements of each variant, one after the other in random order (${usualPairs}; 5 for lighthouse)`,
      wholeNumber(1),
    )
    .option('--routes <a,b>', routeNames.join(', '), listOf(routeNames))
    .option('--networks <a,b>', networkNames.join(', '), listOf(networkNames), usualNetworks)
    .option('--cache <a,b>', cacheStates.join(', '), listOf(cacheStates), cacheStates)
    .option('--variants <a,b>', variantNames.join(', '), listOf(variantNames), variantNames)
    .option(
      '--through-proxy',
      "a TCP proxy imitates the network, handshakes included, in place of the browser's throttle",
    )
    .option('--seed <number>', 'repeats the order of another run', wholeNumber(0))
    .option(
      '--out <folder>',
      'where results go (.cache/bench/results); docs/performance.md shows those in docs/benchmarks',
    )
    .action((parts: readonly PartName[], { throughProxy: isThroughProxy = false, ...options }: TypedOptions) =>
      measure({ ...options, parts: parts.length === 0 ? partNames : parts, isThroughProxy }),
    );
