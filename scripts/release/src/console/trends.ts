import { countsOf, type Group, histogramsOf, measureLabel, merged, valueText } from '../health/measures';
import type { Health } from '../health/readHealth';
import { percentileOf } from '../health/statistics';

const minuteMs = 60_000;
/** Widths of bins, in minutes; the first one that needs no more than so many bins is used. */
const widths = [1, 5, 15, 30, 60, 180, 360, 1_440];
const mostBins = 48;

/** Equal times after each other. */
export interface Bins {
  readonly minutes: number;
  /** When each begins, in milliseconds. */
  readonly starts: readonly number[];
}

/** The bins of a time. */
export function binsOf(since: Date, until: Date): Bins {
  const span = Math.max(0, until.getTime() - since.getTime());
  const minutes =
    widths.find((each) => span / (each * minuteMs) < mostBins - 1) ?? Math.ceil(span / minuteMs / mostBins);
  const widthMs = minutes * minuteMs;
  const first = Math.floor(since.getTime() / widthMs) * widthMs;
  const count = Math.floor((until.getTime() - first) / widthMs) + 1;
  return { minutes, starts: Array.from({ length: Math.max(1, count) }, (_, index) => first + index * widthMs) };
}

/** A line of a plot; without a value where nothing was measured. */
export interface Series {
  readonly role: string;
  readonly values: readonly (number | undefined)[];
}

/** One plot: what it shows, how its values are written, a line for each release. */
export interface Trend {
  readonly name: string;
  readonly text: (value: number) => string;
  readonly series: readonly Series[];
}

/** The releases that are shown beside each other, the one of interest first. */
export const shownGroups = ({ canary, live, previous }: Health): readonly { role: string; group: Group }[] => [
  ...(canary ? [{ role: 'canary', group: canary }] : []),
  { role: 'live', group: live },
  ...(canary || !previous ? [] : [{ role: 'previous', group: previous }]),
];

/** Collects the values of minutes by bin. */
function inBins<Value>({ minutes, starts }: Bins, byMinute: ReadonlyMap<string, Value>): readonly (readonly Value[])[] {
  const found: Value[][] = starts.map(() => []);
  for (const [at, value] of byMinute) {
    found[Math.floor((Date.parse(at) - (starts[0] ?? 0)) / (minutes * minuteMs))]?.push(value);
  }
  return found;
}

const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0);

/** Sessions, failed ones and the largest contentful paint of the releases of an app, over time. */
export function trendsOf(health: Health, bins: Bins): readonly Trend[] {
  const { reports } = health;
  const groups = shownGroups(health);
  const trend = (name: string, text: Trend['text'], valuesOf: (group: Group) => Series['values']): Trend => ({
    ...{ name, text },
    series: groups.map(({ role, group }) => ({ role, values: valuesOf(group) })),
  });
  const counts = (group: Group, name: string) =>
    inBins(bins, countsOf(reports, group, `tessera.remote.${name}`)).map(sum);
  const paints = new Map(
    groups.flatMap(({ group }) =>
      [...histogramsOf(reports, group).values()]
        .filter(({ measure }) => measure.name === 'web_vitals.lcp')
        .map(({ measure }) => [measureLabel(measure), measure.unit] as const),
    ),
  );
  return [
    trend('Sessions', String, (group) => counts(group, 'sessions')),
    trend(
      'Failed sessions',
      (value) => `${value.toFixed(1)} %`,
      (group) => {
        const failed = counts(group, 'failed_sessions');
        // A session is counted when it begins and may fail in a later bin.
        return counts(group, 'sessions').map((all, index) =>
          all === 0 ? undefined : Math.min(100, (100 * (failed[index] ?? 0)) / all),
        );
      },
    ),
    ...[...paints].sort().map(([label, unit]) =>
      trend(
        `${label}, 75th percentile`,
        (value) => valueText(value, unit),
        (group) => {
          const minutes = histogramsOf(reports, group).get(label)?.minutes ?? new Map();
          return inBins(bins, minutes).map((histograms) => percentileOf(merged(histograms), 75));
        },
      ),
    ),
  ];
}
