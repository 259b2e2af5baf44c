import { BoundedMap } from '../http/boundedMap';
import { type Point, upperBound } from './otlp';

/** Most series in memory, each of at most 14 lines; then those that were not reported for the longest time are forgotten. */
const maxSeries = 500;
/** Upper bounds of the shown buckets: around what web.dev calls good and poor. */
const bounds = {
  ms: [50, 100, 200, 500, 800, 1_200, 1_800, 2_500, 4_000, 8_000, 16_000],
  '1': [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

interface Series {
  readonly metric: string;
  readonly labels: string;
  readonly unit: Point['unit'];
  readonly counts: Map<number, number>;
  sum: number;
}

const escaped = (text: string) =>
  text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
const plain = (name: string) => name.replaceAll('.', '_');

/** The exposed name of a metric. A test compares those of all metrics, since dots become `_`. */
export const exposedName = ({ name, unit }: Pick<Point, 'name' | 'unit'>): string =>
  `${plain(name)}${unit === null ? '_total' : unit === 'ms' ? '_milliseconds' : ''}`;

/** What this process has received, in the text format of Prometheus. Counters begin at 0 with the process, as Prometheus expects. */
export function createExposition() {
  const all = new BoundedMap<Series>(maxSeries);

  function add(point: Point & { readonly sum?: number }): void {
    const { unit, attributes, bucket, count, sum = 0 } = point;
    const labels = Object.entries(attributes)
      .map(([key, value]) => `${plain(key)}="${escaped(value)}"`)
      .sort()
      .join(',');
    const metric = exposedName(point);
    const key = `${metric}{${labels}}`;
    const series = all.get(key) ?? { metric, labels, unit, counts: new Map<number, number>(), sum: 0 };
    all.set(key, series);
    series.sum += sum;
    series.counts.set(bucket, (series.counts.get(bucket) ?? 0) + count);
  }

  function linesOf({ metric, labels, unit, counts, sum: values }: Series): string[] {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (unit === null) return [`${metric}{${labels}} ${total}`];
    const upTo = (bound: number) =>
      [...counts].reduce((sum, [bucket, count]) => sum + (upperBound(bucket) <= bound ? count : 0), 0);
    const line = (le: string, count: number) =>
      `${metric}_bucket{${labels === '' ? '' : `${labels},`}le="${le}"} ${count}`;
    return [
      ...bounds[unit].map((bound) => line(`${bound}`, upTo(bound))),
      line('+Inf', total),
      `${metric}_sum{${labels}} ${values}`,
      `${metric}_count{${labels}} ${total}`,
    ];
  }

  return {
    add,
    text(): string {
      const series = [...all.values()].sort((a, b) => a.metric.localeCompare(b.metric));
      return series
        .flatMap((one, index) => {
          const isNext = series[index - 1]?.metric !== one.metric;
          const type = isNext ? [`# TYPE ${one.metric} ${one.unit === null ? 'counter' : 'histogram'}`] : [];
          return [...type, ...linesOf(one)];
        })
        .concat('')
        .join('\n');
    },
  };
}
