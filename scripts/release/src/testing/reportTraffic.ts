/** What pages report of a release. */
export interface Traffic {
  readonly app?: string;
  readonly release: string;
  readonly cohort: 'live' | 'canary';
  readonly sessions: number;
  readonly failed?: number;
  /** Sessions with a violation of the policy. */
  readonly violations?: number;
  /** Largest contentful paint of each session, in milliseconds. */
  readonly lcp?: (session: number) => number;
}

/** Reports at the same time. */
const together = 20;
let networks = 0;

/** Reports sessions to a sandbox that trusts this machine as a proxy, as pages do: one report a session, each from another network. */
export async function reportTraffic(
  sandbox: string,
  { app = 'lists', release, cohort, sessions, failed = 0, violations = 0, lcp }: Traffic,
): Promise<void> {
  const attributesWith = (more: Readonly<Record<string, string>>) =>
    Object.entries({ 'tessera.remote': app, 'tessera.release': release, 'tessera.cohort': cohort, ...more }).map(
      ([key, stringValue]) => ({ key, value: { stringValue } }),
    );
  const attributes = attributesWith({ 'tessera.cache': 'warm' });
  const counter = (name: string, its = attributes) => ({
    name: `tessera.${name}`,
    sum: { aggregationTemporality: 1, dataPoints: [{ attributes: its, asInt: '1' }] },
  });
  const violation = counter('policy.violations', attributesWith({ 'tessera.directive': 'img-src' }));
  const paint = (value: number) => ({
    ...{ name: 'web_vitals.lcp', unit: 'ms' },
    exponentialHistogram: {
      aggregationTemporality: 1,
      dataPoints: [{ attributes, scale: 4, positive: { offset: offset(value), bucketCounts: ['1'] } }],
    },
  });
  const offset = (value: number) => Math.ceil(Math.log2(value) * 16) - 1;
  const report = async (session: number) => {
    networks += 1;
    const metrics = [
      counter('remote.sessions'),
      ...(session < failed ? [counter('remote.failed_sessions')] : []),
      ...(session < violations ? [violation] : []),
      ...(lcp ? [paint(lcp(session))] : []),
    ];
    const answer = await fetch(`${sandbox}/telemetry/v1/metrics`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `${1 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}.1`,
      },
      body: JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics }] }] }),
    });
    const text = await answer.text();
    if (text !== '{}') throw new Error(`The sandbox did not take the reports: ${answer.status} ${text}`);
  };
  for (let first = 0; first < sessions; first += together) {
    await Promise.all(
      Array.from({ length: Math.min(together, sessions - first) }, (_, index) => report(first + index)),
    );
  }
}
