import pc from 'picocolors';
import { byteKinds } from '../measure/requests';
import { measuredRoutes } from '../measure/routes';
import { networks } from '../network/networks';
import { textTable } from '../report/textTable';
import type { Ratio } from '../statistics/ratio';
import type { VariantName } from '../variants/variant';
import type { Comparison } from './compare';
import { metrics } from './metrics';

/** A ratio with the confidence bounds of its median. */
export const ratioText = (ratio: Ratio | undefined) =>
  ratio === undefined
    ? ''
    : `${ratio.median.toFixed(2)} [${ratio.interval[0].toFixed(2)}–${ratio.interval[1].toFixed(2)}]`;

/** Names of what was compared, for people. */
export const placeLabel = ({ route, network, cache }: Pick<Comparison, 'route' | 'network' | 'cache'>): string =>
  [
    measuredRoutes.find(({ name }) => name === route)?.label ?? route,
    networks.find(({ name }) => name === network)?.label ?? network,
    cache,
  ].join(', ');

const variantsOf = ({ bytes }: Comparison) => {
  const variants = Object.keys(bytes) as VariantName[];
  return { variants, others: variants.filter((variant) => variant !== 'monolith') };
};

/** Medians of each variant, and ratios with the confidence bounds of their median, after a row of titles. */
export function metricRows(comparison: Comparison): readonly (readonly string[])[] {
  const { variants, others } = variantsOf(comparison);
  const rows = comparison.metrics.map(({ metric, values, ratios }) => {
    const { label, format } = metrics.find(({ name }) => name === metric) ?? { label: metric, format: String };
    return [
      label,
      ...variants.map((variant) => format(values[variant]?.median ?? Number.NaN)),
      ...others.map((variant) => ratioText(ratios[variant])),
    ];
  });
  return [['', ...variants, ...others.map((variant) => `${variant} / monolith`)], ...rows];
}

/** Formats a comparison for a terminal. */
export function comparisonTable(comparison: Comparison): string {
  const { variants, others } = variantsOf(comparison);
  const [head = [], ...rows] = metricRows(comparison);
  const kinds = byteKinds.filter((kind) => variants.some((variant) => (comparison.bytes[variant]?.[kind] ?? 0) > 0));
  const byteRows = kinds.map((kind) => [
    `  ${kind}`,
    ...variants.map((variant) => `${((comparison.bytes[variant]?.[kind] ?? 0) / 1_000).toFixed(1)} kB`),
    ...others.map(() => ''),
  ]);
  return [
    pc.bold(`${placeLabel(comparison)} (${comparison.pairs} pairs)`),
    textTable(head, [...rows, ...byteRows]),
  ].join('\n');
}
