/** What pages report of a release. */
export interface Traffic {
  readonly app?: string;
  readonly release: string;
  readonly cohort: 'live' | 'canary';
  readonly sessions: number;
  readonly failed?: number;
  /** Largest contentful paint of each session, in milliseconds; of up to 50, as many as a report may have. */
  readonly lcp?: (session: number) => number;
}

/** Reports sessions to a sandbox as pages do. */
export async function reportTraffic(
  sandbox: string,
  { app = 'lists', release, cohort, sessions, failed = 0, lcp }: Traffic,
): Promise<void> {
  const attributes = (cache?: string) =>
    Object.entries({
      'tessera.remote': app,
      'tessera.release': release,
      'tessera.cohort': cohort,
      ...(cache && { 'tessera.cache': cache }),
    }).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const counter = (name: string, asInt: number) => ({
    name: `tessera.remote.${name}`,
    sum: { aggregationTemporality: 1, dataPoints: [{ attributes: attributes(), asInt: `${asInt}` }] },
  });
  const offset = (value: number) => Math.ceil(Math.log2(value) * 16) - 1;
  const paints = Array.from({ length: lcp ? sessions : 0 }, (_, session) => ({
    attributes: attributes('warm'),
    scale: 4,
    count: '1',
    positive: { offset: offset(lcp?.(session) ?? 1), bucketCounts: ['1'] },
  }));
  const histogram = {
    ...{ name: 'web_vitals.lcp', unit: 'ms' },
    exponentialHistogram: { aggregationTemporality: 1, dataPoints: paints },
  };
  const metrics = [
    counter('sessions', sessions),
    counter('failed_sessions', failed),
    ...(paints.length > 0 ? [histogram] : []),
  ];
  const answer = await fetch(`${sandbox}/telemetry/v1/metrics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics }] }] }),
  });
  const text = await answer.text();
  if (text !== '{}') throw new Error(`The sandbox did not take the reports: ${answer.status} ${text}`);
}
