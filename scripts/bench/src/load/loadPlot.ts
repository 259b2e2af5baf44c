import { measuredRoutes } from '../measure/routes';
import { networks } from '../network/networks';
import { cacheStates } from '../options';
import type { Plot } from '../report/plot';
import type { Comparison } from './compare';
import { metrics } from './metrics';

const plotted = ['ready', 'firstPaint', 'largestPaint'];

/** The times of every page as ratios to the baseline's. */
export function loadPlot(comparisons: readonly Comparison[]): Plot {
  const pairs = Math.min(...comparisons.map((comparison) => comparison.pairs));
  return {
    title: 'Loading times relative to the same sources built as one application',
    description: `Medians of ${pairs} pairs with the 95 % bounds of the median; left of 1 is faster than one application.`,
    columns: plotted.map((name) => metrics.find((metric) => metric.name === name)?.label ?? name),
    series: [
      { name: 'composed', label: 'composed, as it ships', color: '#2f81f7', shape: 'circle' },
      { name: 'default-federation', label: 'federation by default', color: '#c2740c', shape: 'diamond' },
    ],
    groups: networks.flatMap(({ name: network, label }) =>
      cacheStates.flatMap((cache) => {
        const here = comparisons.filter((one) => one.network === network && one.cache === cache);
        const rows = here.map(({ route, metrics: compared }) => ({
          label: measuredRoutes.find(({ name }) => name === route)?.label ?? route,
          ratios: plotted.map((name) => compared.find(({ metric }) => metric === name)?.ratios ?? {}),
        }));
        return rows.length === 0 ? [] : [{ label: `${label}, ${cache}`, rows }];
      }),
    ),
  };
}
