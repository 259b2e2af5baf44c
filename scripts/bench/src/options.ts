import { UserError } from '@tessera/project';
import { defaultRoutes, measuredRoutes } from './measure/routes';
import { networks, usualNetworks } from './network/networks';
import { usualVariants, type VariantName, variantNames } from './variants/variant';

/** What `npm run bench` measures. */
export const partNames = ['load', 'interaction', 'lists', 'build'] as const;
export type PartName = (typeof partNames)[number];

/** Whether a browser comes for the first time or comes back. */
export const cacheStates = ['cold', 'warm'] as const;
export type CacheState = (typeof cacheStates)[number];

/** What a run was asked for. */
export interface BenchOptions {
  readonly parts: readonly PartName[];
  readonly pairs: number;
  readonly routes: readonly string[];
  readonly networks: readonly string[];
  readonly cache: readonly CacheState[];
  readonly variants: readonly VariantName[];
  /** Decides the order; `undefined` draws one. */
  readonly seed: number | undefined;
  /** Folder of the results; `undefined` is the usual one. */
  readonly out: string | undefined;
  readonly isThroughProxy: boolean;
}

/** How the command is used. */
export const usage = `npm run bench [-- PART …] [options]

  PART            ${partNames.join(' | ')}; all of them by default
  --pairs N       measurements of each variant, one after the other in random order (15)
  --routes a,b    ${measuredRoutes.map(({ name }) => name).join(', ')} (${defaultRoutes.join(',')})
  --networks a,b  ${networks.map(({ name }) => name).join(', ')} (${usualNetworks.join(',')})
  --cache a,b     ${cacheStates.join(', ')}
  --variants a,b  ${variantNames.join(', ')}
                  (${usualVariants.join(',')})
  --through-proxy a TCP proxy imitates the network, handshakes included, in place of the browser's throttle
  --seed N        repeats the order of another run
  --out FOLDER    where results go (.cache/bench/results); docs/performance.md shows those in docs/benchmarks`;

const valued = ['--pairs', '--routes', '--networks', '--cache', '--variants', '--seed', '--out'] as const;
type Valued = (typeof valued)[number];

/** Reads the command's arguments; what it does not understand is refused with how it is used. */
export function readOptions(args: readonly string[]): BenchOptions {
  const values = new Map<Valued, string>();
  const parts: PartName[] = [];
  let isThroughProxy = false;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--through-proxy') isThroughProxy = true;
    else if (isOneOf(valued, arg)) {
      index += 1;
      values.set(arg, args[index] ?? refuse(`${arg} needs a value.`));
    } else parts.push(isOneOf(partNames, arg) ? arg : refuse(`There is no "${arg}".`));
  }
  const list = <Name extends string>(flag: Valued, known: readonly Name[], usual: readonly Name[]) =>
    values
      .get(flag)
      ?.split(',')
      .map((name) => (isOneOf(known, name) ? name : refuse(`${flag} does not know "${name}".`))) ?? usual;
  const number = (flag: Valued, least: number) => {
    const text = values.get(flag);
    if (text === undefined) return undefined;
    const value = Number(text);
    return Number.isInteger(value) && value >= least
      ? value
      : refuse(`${flag} is "${text}"; it has to be ${least} or more.`);
  };
  const routeNames = measuredRoutes.map(({ name }) => name);
  const networkNames = networks.map(({ name }) => name);
  return {
    parts: parts.length === 0 ? partNames : parts,
    pairs: number('--pairs', 1) ?? 15,
    routes: list('--routes', routeNames, defaultRoutes),
    networks: list('--networks', networkNames, usualNetworks),
    cache: list('--cache', cacheStates, cacheStates),
    variants: list('--variants', variantNames, usualVariants),
    seed: number('--seed', 0),
    out: values.get('--out'),
    isThroughProxy,
  };
}

const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

function refuse(reason: string): never {
  throw new UserError(`${reason}\n\n${usage}`);
}
