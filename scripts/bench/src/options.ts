import { Argument, type Command, commandLine, listOf, wholeNumber } from '@tessera/platform/project/commandLine';
import { measuredRoutes } from './measure/routes';

/** What `npm run bench` measures. */
export const partNames = ['load', 'sizes'] as const;
export type PartName = (typeof partNames)[number];

/** A network as Chromium imitates it. */
export interface Network {
  readonly rttMs: number;
  readonly bytesPerSecond: number;
}

const perMegabit = 1_000_000 / 8;
/** All networks, by name. */
export const networks = {
  'slow-4g': { rttMs: 150, bytesPerSecond: 1.6 * perMegabit },
  '10mbps': { rttMs: 40, bytesPerSecond: 10 * perMegabit },
  unlimited: { rttMs: 0, bytesPerSecond: 1e9 },
} as const satisfies Readonly<Record<string, Network>>;
export type NetworkName = keyof typeof networks;

/** Whether it is a browser's first or a repeated visit. */
export const cacheStates = ['cold', 'warm'] as const;
export type CacheState = (typeof cacheStates)[number];

/** Options of a run. */
export interface BenchOptions {
  readonly parts: readonly PartName[];
  /** How often each thing is measured. */
  readonly pairs: number;
  /** Routes to measure; each part has its own default. */
  readonly routes?: readonly string[];
  readonly networks: readonly NetworkName[];
  readonly cache: readonly CacheState[];
  /** Factor by which the processor is slowed down. */
  readonly cpu: number;
}

const routeNames = measuredRoutes.map(({ name }) => name);
const networkNames = Object.keys(networks) as NetworkName[];

/** `npm run bench --`, which measures what its options select. */
export const benchCommand = (measure: (options: BenchOptions) => Promise<void> | void): Command =>
  commandLine('npm run bench --')
    .description('Measures the site against a monolith of the same sources, and prints tables.')
    .addArgument(new Argument('[part...]', 'all by default').choices(partNames))
    .option('--pairs <count>', 'measurements of each variant, one after the other in random order', wholeNumber(1), 5)
    .option('--routes <a,b>', routeNames.join(', '), listOf(routeNames))
    .option('--networks <a,b>', networkNames.join(', '), listOf(networkNames), ['slow-4g'])
    .option('--cache <a,b>', cacheStates.join(', '), listOf(cacheStates), cacheStates)
    .option('--cpu <factor>', 'slows down the processor', wholeNumber(1), 4)
    .action((parts: readonly PartName[], options: Omit<BenchOptions, 'parts'>) =>
      measure({ ...options, parts: parts.length === 0 ? partNames : parts }),
    );
