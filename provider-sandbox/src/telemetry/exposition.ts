import { type Point, zeroBucket } from './otlp';

/** Most series in memory; then those that were not reported for the longest time are forgotten. */
const maxSeries = 5_000;
/** Upper bounds of the shown buckets: powers of the square root of 2, from 2^-10 (shifts of layout) to 2^16 (65 s). */
const bounds = Array.from({ length: 53 }, (_, index) => index / 2 - 10);
/** A bucket of the protocol at scale 4 reaches up to 2^((bucket + 1) / 16). */
const boundOf = (bucket: number) => (bucket === zeroBucket ? Number.NEGATIVE_INFINITY : (bucket + 1) / 16);

interface Series {
  readonly name: string;
  readonly labels: string;
  readonly unit: string | null;
  readonly counts: Map<number, number>;
  sum: number;
}

const escaped = (text: string) =>
  text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
const plain = (name: string) => name.replaceAll('.', '_');

/** What this process has received, in the text format of Prometheus. Counters begin at 0 with the process, as Prometheus expects. */
export function createExposition() {
  const all = new Map<string, Series>();

  function add({ name, unit, attributes, bucket, count, sum }: Point): void {
    const labels = Object.entries(attributes)
      .map(([key, value]) => `${plain(key)}="${escaped(value)}"`)
      .sort()
      .join(',');
    const key = `${name} ${unit} {${labels}}`;
    const series = all.get(key) ?? { name, labels, unit, counts: new Map<number, number>(), sum: 0 };
    all.delete(key);
    all.set(key, series);
    const [oldest] = all.keys();
    if (all.size > maxSeries && oldest !== undefined) all.delete(oldest);
    series.sum += sum;
    series.counts.set(bucket, (series.counts.get(bucket) ?? 0) + count);
  }

  function linesOf({ name, labels, unit, counts, sum: values }: Series): string[] {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (unit === null) return [`${plain(name)}_total{${labels}} ${total}`];
    const metric = `${plain(name)}${unit === 'ms' ? '_milliseconds' : ''}`;
    const upTo = (bound: number) =>
      [...counts].reduce((sum, [bucket, count]) => sum + (boundOf(bucket) <= bound ? count : 0), 0);
    const line = (le: string, count: number) =>
      `${metric}_bucket{${labels === '' ? '' : `${labels},`}le="${le}"} ${count}`;
    return [
      ...bounds.map((bound) => line(String(Number((2 ** bound).toPrecision(6))), upTo(bound))),
      line('+Inf', total),
      `${metric}_sum{${labels}} ${values}`,
      `${metric}_count{${labels}} ${total}`,
    ];
  }

  return {
    add,
    text(): string {
      const series = [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
      const written = new Set<string>();
      return series
        .flatMap((one) => {
          const metric =
            one.unit === null
              ? `${plain(one.name)}_total`
              : `${plain(one.name)}${one.unit === 'ms' ? '_milliseconds' : ''}`;
          const type = written.has(metric) ? [] : [`# TYPE ${metric} ${one.unit === null ? 'counter' : 'histogram'}`];
          written.add(metric);
          return [...type, ...linesOf(one)];
        })
        .concat('')
        .join('\n');
    },
  };
}

/** See {@link createExposition}. */
export type Exposition = ReturnType<typeof createExposition>;
