import * as v from 'valibot';

/*
 * The part of the OpenTelemetry protocol (opentelemetry-proto 1.x, JSON) that pages speak: counters and exponential histograms with
 * delta temporality, and log records. Fields that it does not know are ignored, as the protocol demands.
 */

/** Bucket of values that are zero. */
export const zeroBucket = -100_000;

const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(1e6),
);
/** Names of metrics and events, and of their attributes: what pages send, so that no two become the same in another format. */
const nameSchema = v.pipe(v.string(), v.regex(/^(?:tessera\.[a-z]{1,20}\.[a-z_]{1,30}|web_vitals\.[a-z]{3,4})$/));
const keySchema = v.pipe(
  v.string(),
  v.regex(/^(?:tessera\.[a-z]{1,20}|url\.template|http\.response\.status_code|exception\.stacktrace)$/),
);
/** Values are addresses, names and numbers, of ASCII. */
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\x20-\x7e\n]*$/));

const attributes = (longest: number) =>
  v.pipe(
    v.array(v.object({ key: keySchema, value: v.object({ stringValue: text(longest) }) })),
    v.maxLength(10),
    v.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue]))),
  );
// They are part of a key of the database, which has room for 2.7 kB.
const pointAttributes = attributes(150);
const eventAttributes = attributes(1_000);

const pointSchema = v.object({
  attributes: v.optional(pointAttributes, []),
  asInt: v.optional(wholeNumber),
  scale: v.optional(v.literal(4)),
  sum: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e9)), 0),
  zeroCount: v.optional(wholeNumber, 0),
  positive: v.optional(
    v.object({
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1_000), v.maxValue(1_000)), 0),
      bucketCounts: v.pipe(v.array(wholeNumber), v.maxLength(160)),
    }),
  ),
});

const dataSchema = v.object({
  aggregationTemporality: v.literal(1),
  dataPoints: v.pipe(v.array(pointSchema), v.maxLength(50)),
});

const metricSchema = v.union([
  v.object({ name: nameSchema, sum: dataSchema, unit: v.optional(v.undefined()) }),
  v.object({ name: nameSchema, exponentialHistogram: dataSchema, unit: v.picklist(['ms', '1']) }),
]);

const recordSchema = v.object({ eventName: nameSchema, attributes: v.optional(eventAttributes, []) });

/** Most metrics or records of one report. */
const maxItems = 200;
const items = v.pipe(v.array(v.unknown()), v.maxLength(maxItems));
const few = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.maxLength(10));

/** Body of a request to `/v1/metrics`. */
export const metricsSchema = v.object({
  resourceMetrics: few(v.object({ scopeMetrics: few(v.object({ metrics: items })) })),
});
/** Body of a request to `/v1/logs`. */
export const logsSchema = v.object({
  resourceLogs: few(v.object({ scopeLogs: few(v.object({ logRecords: items })) })),
});

/** A bucket of a metric and by how much it grows. */
export interface Point {
  readonly name: string;
  readonly unit: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly bucket: number;
  readonly count: number;
  /** Of a histogram: the sum of its values, with the first of its buckets. */
  readonly sum: number;
}

/** Something that happened on a page. */
export interface TelemetryEvent {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The buckets of a metric. An unreadable metric throws. */
function pointsOf(metric: unknown): Point[] {
  const read = v.parse(metricSchema, metric);
  const { name, unit = null } = read;
  const counted = ('sum' in read ? read.sum.dataPoints : []).map(({ attributes, asInt = 0 }) => ({
    attributes,
    sum: 0,
    buckets: [[0, asInt] as const],
  }));
  const measured = ('exponentialHistogram' in read ? read.exponentialHistogram.dataPoints : []).map(
    ({ attributes, sum, zeroCount, positive }) => ({
      attributes,
      sum,
      buckets: [
        [zeroBucket, zeroCount] as const,
        ...(positive?.bucketCounts ?? []).map((count, index) => [(positive?.offset ?? 0) + index, count] as const),
      ],
    }),
  );
  return [...counted, ...measured].flatMap(({ attributes, sum, buckets }) =>
    buckets
      .filter(([, count]) => count > 0)
      .map(([bucket, count], index) => ({ name, unit, attributes, bucket, count, sum: index === 0 ? sum : 0 })),
  );
}

/** What is readable of a list, and how many items are not. */
function readEach<Item>(list: readonly unknown[], read: (item: unknown) => Item[]) {
  let rejected = 0;
  const readable = list.flatMap((item) => {
    try {
      return read(item);
    } catch {
      rejected += 1;
      return [];
    }
  });
  return { readable, rejected };
}

/** The buckets of the metrics of a report. */
export const readMetrics = ({ resourceMetrics }: v.InferOutput<typeof metricsSchema>) =>
  readEach(
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)).slice(0, maxItems),
    pointsOf,
  );

/** The events of a report. */
export const readLogs = ({ resourceLogs }: v.InferOutput<typeof logsSchema>) =>
  readEach(
    resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)).slice(0, maxItems),
    (record): TelemetryEvent[] => {
      const { eventName, attributes } = v.parse(recordSchema, record);
      return [{ name: eventName, attributes }];
    },
  );
