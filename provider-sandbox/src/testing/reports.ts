/** Attributes in the form of the OpenTelemetry protocol. */
export const attributesOf = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([key, stringValue]) =>
    stringValue === undefined ? [] : [{ key, value: { stringValue } }],
  );

/** Labels of a release of an app as pages send them, and others. */
export const labelsOf = (remote: string, more: Readonly<Record<string, string | undefined>> = {}) => ({
  'tessera.remote': remote,
  'tessera.release': '1.0.0-abc',
  'tessera.cohort': 'live',
  ...more,
});
type Labels = Readonly<Record<string, string | undefined>>;

/** A counter of a report. */
export const counter = (labels: Labels, name = 'tessera.remote.sessions', asInt = '1') => ({
  name,
  sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints: [{ attributes: attributesOf(labels), asInt }] },
});

/** A value of a report, by its buckets. */
export const histogram = (labels: Labels, buckets: object, name = 'web_vitals.lcp', unit = 'ms') => ({
  ...{ name, unit },
  exponentialHistogram: {
    aggregationTemporality: 1,
    dataPoints: [{ attributes: attributesOf(labels), scale: 4, count: '1', sum: 100, ...buckets }],
  },
});

/** Body of a report of measurements. */
export const metricsReport = (...metrics: unknown[]) => ({ resourceMetrics: [{ scopeMetrics: [{ metrics }] }] });
/** Body of a report of events. */
export const logsReport = (...logRecords: unknown[]) => ({ resourceLogs: [{ scopeLogs: [{ logRecords }] }] });
