import * as v from 'valibot';
import { type EventName, eventNames, events, type MetricName, metricNames, metrics } from './metrics';

/*
 * The part of the OpenTelemetry protocol (opentelemetry-proto 1.x, JSON) that pages speak: counters and exponential histograms with
 * delta temporality, and log records. Fields that it does not know are ignored, as the protocol demands.
 */

/** Bucket of values that are zero. */
export const zeroBucket = -100_000;
/** Lower bound of a bucket at scale 4. */
export const lowerBound = (bucket: number): number => (bucket === zeroBucket ? 0 : 2 ** (bucket / 16));
/** Upper bound of a bucket at scale 4. */
export const upperBound = (bucket: number): number => (bucket === zeroBucket ? 0 : 2 ** ((bucket + 1) / 16));

/** Most measurements of one report, and most events: those of a page (platform/host/telemetry/reports.ts). */
const most = { resourceMetrics: 60, resourceLogs: 20 };
/** A page stops counting here what can happen again and again. */
const mostTimes = 1_000;

const attributes = v.pipe(
  v.array(v.object({ key: v.string(), value: v.object({ stringValue: v.string() }) })),
  v.maxLength(10),
  v.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue]))),
);
const wholeNumber = (largest: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(largest));
const one = wholeNumber(1);

/** One value: of a millionth to a million of its unit, or zero. */
const valueSchema = v.pipe(
  v.object({
    attributes,
    scale: v.literal(4),
    sum: v.optional(v.number(), 0),
    zeroCount: v.optional(v.union([v.picklist([0, '0']), one]), 0),
    positive: v.optional(
      v.object({
        offset: v.pipe(v.number(), v.integer(), v.minValue(-320), v.maxValue(320)),
        bucketCounts: v.strictTuple([one]),
      }),
    ),
  }),
  v.check(({ zeroCount, positive }) => (Number(zeroCount) === 1) === (positive === undefined), 'Not one value'),
);
/** The only data point of a metric in a report. */
const single = <Schema extends v.GenericSchema>(point: Schema) =>
  v.object({ aggregationTemporality: v.literal(1), dataPoints: v.strictTuple([point]) });

const counterSchema = (largest: number) =>
  v.object({
    unit: v.optional(v.undefined()),
    sum: single(v.object({ attributes, asInt: wholeNumber(largest) })),
  });
const histogramSchema = <Unit extends 'ms' | '1'>(unit: Unit) =>
  v.object({ unit: v.literal(unit), exponentialHistogram: single(valueSchema) });
const schemas = {
  tab: counterSchema(1),
  count: counterSchema(mostTimes),
  ms: histogramSchema('ms'),
  '1': histogramSchema('1'),
};

const nameSchema = v.object({ name: v.picklist(metricNames) });
const recordSchema = v.object({ eventName: v.picklist(eventNames), attributes });

const few = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.maxLength(1));
const items = (largest: number) => v.pipe(v.array(v.unknown()), v.maxLength(largest));

/** Body of a request to `/v1/metrics`. */
export const metricsSchema = v.object({
  resourceMetrics: few(v.object({ scopeMetrics: few(v.object({ metrics: items(most.resourceMetrics) })) })),
});
/** Body of a request to `/v1/logs`. */
export const logsSchema = v.object({
  resourceLogs: few(v.object({ scopeLogs: few(v.object({ logRecords: items(most.resourceLogs) })) })),
});

type Attributes = Readonly<Record<string, string>>;

/** A bucket of a metric and by how much it grows. */
export interface Point {
  readonly name: string;
  readonly unit: 'ms' | '1' | null;
  readonly attributes: Attributes;
  readonly bucket: number;
  readonly count: number;
}

/** A {@link Point} of a page. A value has its sum, which is within the bounds of its bucket. */
export interface ReportedPoint extends Point {
  readonly name: MetricName;
  readonly sum: number;
}

/** Something that happened on a page. */
export interface TelemetryEvent {
  readonly name: EventName;
  readonly attributes: Attributes;
}

/** Attributes in the order of the schema, so that equal ones have the same text. */
const attributesOf = (schema: v.GenericSchema, given: Attributes) => v.parse(schema, given) as Attributes;

/** The point of a metric. An unreadable metric throws. */
function pointOf(metric: unknown): ReportedPoint {
  const { name } = v.parse(nameSchema, metric);
  const { kind, attributes: schema } = metrics[name];
  const read = v.parse(schemas[kind], metric);
  if ('sum' in read) {
    const [{ attributes: given, asInt }] = read.sum.dataPoints;
    return { name, unit: null, attributes: attributesOf(schema, given), bucket: 0, count: asInt, sum: 0 };
  }
  const [{ attributes: given, sum, positive }] = read.exponentialHistogram.dataPoints;
  const bucket = positive?.offset ?? zeroBucket;
  return {
    ...{ name, unit: read.unit, attributes: attributesOf(schema, given), bucket, count: 1 },
    sum: Math.min(Math.max(sum, lowerBound(bucket)), upperBound(bucket)),
  };
}

/** What is readable of a list, and how many items are not. */
function readEach<Item>(list: readonly unknown[], read: (item: unknown) => Item) {
  let rejected = 0;
  const readable = list.flatMap((item) => {
    try {
      return [read(item)];
    } catch {
      rejected += 1;
      return [];
    }
  });
  return { readable, rejected };
}

/** The measurements of a report. */
export const readMetrics = ({ resourceMetrics }: v.InferOutput<typeof metricsSchema>) =>
  readEach(
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
    pointOf,
  );

/** The events of a report. */
export const readLogs = ({ resourceLogs }: v.InferOutput<typeof logsSchema>) =>
  readEach(
    resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
    (record): TelemetryEvent => {
      const { eventName, attributes: given } = v.parse(recordSchema, record);
      return { name: eventName, attributes: attributesOf(events[eventName], given) };
    },
  );
