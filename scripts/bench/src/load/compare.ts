import { median } from 'simple-statistics';
import type { Sample } from '../measure/visit';
import { printTable } from '../printTable';
import type { VariantName } from '../site';
import { ratioOfPairs } from '../statistics/ratio';
import type { LoadSample } from './runLoad';

/** One number of a visit. */
interface Metric {
  readonly label: string;
  readonly of: (sample: Sample) => number;
  readonly format: (value: number) => string;
  /** Of the page load only: paints happen before a press, so they do not measure an opened dialog. */
  readonly isOfPage?: boolean;
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1_000).toFixed(1)} kB`;

/** What the tables compare, the most noticeable first. */
const metrics: readonly Metric[] = [
  { label: 'own content in view', of: ({ visibleMs }) => visibleMs, format: ms },
  { label: 'own content, can be clicked', of: ({ readyMs }) => readyMs, format: ms },
  { label: 'first paint', of: ({ firstPaintMs }) => firstPaintMs, format: ms, isOfPage: true },
  { label: 'largest paint', of: ({ largestPaintMs }) => largestPaintMs, format: ms, isOfPage: true },
  { label: 'blocking', of: ({ blockingMs }) => blockingMs, format: ms },
  { label: 'layout shift', of: ({ layoutShift }) => layoutShift, format: (value) => value.toFixed(3) },
  { label: 'requests', of: ({ requests }) => requests, format: String },
  { label: 'bytes', of: ({ bytes }) => bytes.all, format: kilobytes },
  { label: 'bytes of scripts', of: ({ bytes }) => bytes.script, format: kilobytes },
  { label: 'bytes of the page', of: ({ bytes }) => bytes.page, format: kilobytes },
];

/** Prints a table for each page, network and state of the cache: medians, and ratios of composed to monolith, pair by pair. */
export function printComparisons(samples: readonly LoadSample[]): void {
  const titleOf = ({ route, network, cache }: LoadSample) => `${route.label}, ${network}, ${cache}`;
  for (const title of [...new Set(samples.map(titleOf))].sort()) {
    console.log(`\n${title}`);
    const rows = comparisonRows(samples.filter((sample) => titleOf(sample) === title));
    printTable(['', 'composed', 'monolith', 'composed / monolith'], rows);
  }
}

/** The rows of one table. */
export function comparisonRows(samples: readonly LoadSample[]): string[][] {
  const isPressed = samples.some(({ route }) => route.press !== undefined);
  return metrics
    .filter(({ isOfPage }) => !isPressed || !isOfPage)
    .map(({ label, of: read, format }) => {
      const valuesOf = (site: VariantName) =>
        new Map(samples.filter((one) => one.site === site).map(({ round, sample }) => [round, read(sample)]));
      const [composed, monolith] = [valuesOf('composed'), valuesOf('monolith')];
      const pairs = [...composed].map(([round, value]) => [value, monolith.get(round) ?? Number.NaN] as const);
      const { median: middle, interval: [low, high] = [] } = ratioOfPairs(pairs) ?? {};
      const ratio = middle === undefined ? '' : `${middle.toFixed(2)} [${low?.toFixed(2)}–${high?.toFixed(2)}]`;
      return [label, ...[composed, monolith].map((values) => format(median([...values.values()]))), ratio];
    });
}
