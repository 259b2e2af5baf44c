import type { Sample } from '../measure/visit';

/** One number of a visit. */
export interface Metric {
  readonly name: string;
  readonly label: string;
  readonly of: (sample: Sample) => number;
  readonly format: (value: number) => string;
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1_000).toFixed(1)} kB`;
const count = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** What the tables compare, the most noticeable first. */
export const metrics: readonly Metric[] = [
  { name: 'visible', label: 'own content in view', of: ({ visibleMs }) => visibleMs, format: ms },
  { name: 'ready', label: 'own content, can be clicked', of: ({ readyMs }) => readyMs, format: ms },
  { name: 'firstPaint', label: 'first paint', of: ({ firstPaintMs }) => firstPaintMs, format: ms },
  { name: 'largestPaint', label: 'largest paint', of: ({ largestPaintMs }) => largestPaintMs, format: ms },
  { name: 'longTaskMs', label: 'long tasks', of: ({ longTaskMs }) => longTaskMs, format: ms },
  { name: 'blocking', label: 'long tasks beyond 50 ms', of: ({ blockingMs }) => blockingMs, format: ms },
  { name: 'longTaskCount', label: 'long tasks, number', of: ({ longTaskCount }) => longTaskCount, format: count },
  {
    name: 'layoutShift',
    label: 'layout shift',
    of: ({ layoutShift }) => layoutShift,
    format: (value) => value.toFixed(3),
  },
  { name: 'requests', label: 'requests', of: ({ requests }) => requests, format: count },
  { name: 'roundTrips', label: 'round trips in series', of: ({ roundTrips }) => roundTrips, format: count },
  { name: 'bytes', label: 'bytes', of: ({ bytes }) => bytes.total, format: kilobytes },
  { name: 'scriptBytes', label: 'bytes of scripts', of: ({ bytes }) => bytes.script, format: kilobytes },
];

/** Paints happen before anything is pressed: they say nothing about an opened dialog. */
export const metricsOf = (isPressed: boolean): readonly Metric[] =>
  metrics.filter(({ name }) => !isPressed || !name.endsWith('Paint'));
