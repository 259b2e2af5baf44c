/*
 * The JSON of the OpenTelemetry protocol (opentelemetry-proto 1.x), as much of it as pages send.
 */

/** Attributes of a measurement; `undefined` leaves one out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** One measurement. */
export type Point =
  | { readonly name: string; readonly attributes: Attributes; readonly count: number }
  | { readonly name: string; readonly attributes: Attributes; readonly unit: string; readonly value: number };

/** One event, as a log record. */
export interface LogEvent {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Buckets of a histogram: base 2^(2^-4), so that a value is known to 4.4 %. */
export const histogramScale = 4;

const timeNow = () => `${Date.now()}000000`;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, stringValue]) =>
    stringValue === undefined ? [] : [{ key, value: { stringValue } }],
  );

const resource = { attributes: attributesOf({ 'service.name': 'tessera' }) };
const scope = { name: 'tessera' };
/** Points are the changes since the last report. */
const delta = 1;

function metricOf(point: Point) {
  const { name } = point;
  const common = { attributes: attributesOf(point.attributes), timeUnixNano: timeNow() };
  if ('count' in point) {
    return {
      name,
      sum: { aggregationTemporality: delta, isMonotonic: true, dataPoints: [{ ...common, asInt: `${point.count}` }] },
    };
  }
  const { value, unit } = point;
  const buckets =
    value > 0
      ? { positive: { offset: Math.ceil(Math.log2(value) * 2 ** histogramScale) - 1, bucketCounts: ['1'] } }
      : { zeroCount: '1' };
  const dataPoint = { ...common, ...buckets, scale: histogramScale, count: '1', sum: value };
  return { name, unit, exponentialHistogram: { aggregationTemporality: delta, dataPoints: [dataPoint] } };
}

/** Body of a request to `/v1/metrics`. */
export const metricsBody = (points: readonly Point[]) => ({
  resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics: points.map(metricOf) }] }],
});

/** Body of a request to `/v1/logs`. */
export const logsBody = (events: readonly LogEvent[]) => ({
  resourceLogs: [
    {
      resource,
      scopeLogs: [
        {
          scope,
          logRecords: events.map(({ name, attributes }) => ({
            timeUnixNano: timeNow(),
            eventName: name,
            attributes: attributesOf(attributes),
          })),
        },
      ],
    },
  ],
});
