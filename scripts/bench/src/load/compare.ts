import { type ByteKind, byteKinds } from '../measure/requests';
import { measuredRoutes } from '../measure/routes';
import { networks } from '../network/networks';
import { type CacheState, cacheStates } from '../options';
import { type Ratio, ratioOfPairs } from '../statistics/ratio';
import { median, type Spread, spreadOf } from '../statistics/spread';
import { type VariantName, variantNames } from '../variants/variant';
import { metricsOf } from './metrics';
import type { LoadSample } from './runLoad';

/** One number on one page, in every variant and against the baseline. */
export interface ComparedMetric {
  readonly metric: string;
  readonly values: Readonly<Partial<Record<VariantName, Spread>>>;
  /** Ratio of each variant to the baseline, pair by pair. */
  readonly ratios: Readonly<Partial<Record<VariantName, Ratio>>>;
}

/** All comparisons for one page, one network and one state of the cache. */
export interface Comparison {
  readonly route: string;
  readonly network: string;
  readonly cache: CacheState;
  readonly pairs: number;
  readonly metrics: readonly ComparedMetric[];
  /** Medians of bytes by kind. */
  readonly bytes: Readonly<Partial<Record<VariantName, Readonly<Record<ByteKind | 'total', number>>>>>;
}

/** The baseline of all comparisons: the same sources as one application. */
const baseline: VariantName = 'monolith';

/** Compares the variants in every measured combination of page, network and cache. */
export function compare(samples: readonly LoadSample[]): readonly Comparison[] {
  return measuredRoutes.flatMap(({ name: route, press }) =>
    networks.flatMap(({ name: network }) =>
      cacheStates.flatMap((cache) => {
        const here = samples.filter((one) => one.route === route && one.network === network && one.cache === cache);
        return here.length === 0 ? [] : [compareOne({ route, network, cache }, here, press !== undefined)];
      }),
    ),
  );
}

function compareOne(
  place: Pick<Comparison, 'route' | 'network' | 'cache'>,
  samples: readonly LoadSample[],
  isPressed: boolean,
): Comparison {
  const variants = variantNames.filter((name) => samples.some(({ variant }) => variant === name));
  const samplesOf = (name: VariantName) => samples.filter(({ variant }) => variant === name);
  const byVariant = <Value>(read: (variant: VariantName) => Value | undefined) =>
    Object.fromEntries(
      variants.flatMap((variant) => {
        const value = read(variant);
        return value === undefined ? [] : [[variant, value] as const];
      }),
    ) as Partial<Record<VariantName, Value>>;

  const metrics = metricsOf(isPressed).map(({ name, of: read }): ComparedMetric => {
    const reference = new Map(samplesOf(baseline).map(({ round, sample }) => [round, read(sample)]));
    const ratioOf = (variant: VariantName) =>
      variant === baseline
        ? undefined
        : ratioOfPairs(
            samplesOf(variant).map(({ round, sample }) => [read(sample), reference.get(round) ?? Number.NaN] as const),
          );
    return {
      metric: name,
      values: byVariant((variant) => spreadOf(samplesOf(variant).map(({ sample }) => read(sample)))),
      ratios: byVariant(ratioOf),
    };
  });
  const kinds = [...byteKinds, 'total'] as const;
  const bytesOf = (variant: VariantName) =>
    Object.fromEntries(
      kinds.map((kind) => [kind, median(samplesOf(variant).map(({ sample }) => sample.bytes[kind]))]),
    ) as Record<ByteKind | 'total', number>;
  return { ...place, pairs: new Set(samples.map(({ round }) => round)).size, metrics, bytes: byVariant(bytesOf) };
}
