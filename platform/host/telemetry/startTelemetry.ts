import { on } from '@tessera/shared-contracts/events';
import { tabItem } from '@tessera/shared-contracts/session';
import { array, boolean, object, string } from 'valibot';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ModuleTimings, PageDiagnostics, RemoteDiagnostics } from '../../protocol';
import { sessionMemory } from '../loader/sessionMemory';
import { endpointOf, placesOf } from './anonymize';
import { type Attributes, type LogEvent, logsBody, metricsBody, type Point } from './otlp';

/** What {@link startTelemetry} needs. */
export interface TelemetryOptions {
  /** Address of the receiver, without a trailing slash. */
  readonly url: string;
  /** Share of tabs that report, 0 to 1. */
  readonly share?: number | undefined;
  /** Origin of the provider's API. */
  readonly apiOrigin: string;
  readonly diagnostics: () => PageDiagnostics;
}

/** Kept for the tab: whether it reports, and the releases whose session or failed session it has reported. */
const tabSchema = object({ isSampled: boolean(), reported: array(string()) });

const releaseOf = ({ version, buildId }: Partial<RemoteDiagnostics>) => `${version}-${buildId}`;

/**
 * Measures the page and reports when it is hidden, by release and cohort, to a receiver of the OpenTelemetry protocol. It sends no
 * text of the page, no id of a player or browser, and no address but those of scripts and of calls without their ids. What it
 * sends is listed in docs/telemetry.md.
 */
export function startTelemetry({ url, share = 1, apiOrigin, diagnostics }: TelemetryOptions): void {
  const tab = sessionMemory(tabItem('tessera.shell.telemetry'), tabSchema, {
    isSampled: Math.random() < share,
    reported: [],
  });
  tab.write(tab.read());
  if (!tab.read().isSampled) return;

  const { shell, remotes: atStart } = diagnostics();
  const cohorts: Record<string, string> = Object.fromEntries(
    Object.entries(atStart).map(([remote, { cohort, override }]) => [remote, override ? 'override' : cohort]),
  );
  if (shell) cohorts.shell = shell.isCanary ? 'canary' : 'live';
  const isShown = ({ renderedAt }: ModuleTimings) => renderedAt !== undefined;
  /** Modules of the page as it was opened; what follows depends on when the player asks for it. */
  const first = new Set(
    Object.entries(atStart).flatMap(([remote, { timings }]) =>
      Object.keys(timings).flatMap((module) => (isShown(timings[module] ?? {}) ? [`${remote}/${module}`] : [])),
    ),
  );
  let points: Point[] = [];
  let events: LogEvent[] = [];
  /** What has been reported of this page. */
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));

  const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming => entry.entryType === 'resource';
  /** Whether the page had to fetch scripts of a release. A new release is in no cache, so only the same kind is comparable. */
  function cacheOf(baseUrl: string | undefined): string | undefined {
    if (baseUrl === undefined) return undefined;
    const own = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(baseUrl));
    return own.some((entry) => isResource(entry) && entry.transferSize > 0) ? 'cold' : 'warm';
  }

  const labelsOf = (remote: string, release: string): Attributes => ({
    'tessera.remote': remote,
    'tessera.release': release,
    'tessera.cohort': cohorts[remote],
  });
  const count = (name: string, attributes: Attributes) =>
    points.push({ name: `tessera.${name}`, attributes, count: 1 });

  /** Counts a session or failed session of a release once for the tab. */
  function countSession(what: 'sessions' | 'failed_sessions', remote: string, release: string) {
    const { isSampled, reported } = tab.read();
    const key = `${what} ${remote} ${release}`;
    if (reported.includes(key)) return;
    tab.write({ isSampled, reported: [...reported, key] });
    count(`remote.${what}`, labelsOf(remote, release));
  }

  function reportFailure(remote: string, release: string, kind: string, details: Attributes) {
    const labels = { ...labelsOf(remote, release), 'tessera.kind': kind };
    countSession('sessions', remote, release);
    countSession('failed_sessions', remote, release);
    count('remote.failures', labels);
    events.push({ name: 'tessera.remote.failure', attributes: { ...labels, ...details } });
  }

  /** The app and release that a script belongs to, by its address. */
  function ownerOf(text: string): [app: string, release: string] | undefined {
    const found = Object.entries(diagnostics().remotes).find(([, { baseUrl }]) => baseUrl && text.includes(baseUrl));
    if (found) return [found[0], releaseOf(found[1])];
    return shell && text.includes(`/${releaseOf(shell)}/`) ? ['shell', releaseOf(shell)] : undefined;
  }

  function reportUnhandled(error: unknown, source = '') {
    const stack = (error instanceof Error && error.stack) || source;
    const owner = ownerOf(stack);
    if (owner) reportFailure(...owner, 'unhandled', { 'exception.stacktrace': placesOf(stack) });
  }
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    reportUnhandled(error, `${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportUnhandled(reason));

  on('release-quarantined', ({ remote, version, buildId }) =>
    count('remote.quarantines', labelsOf(remote, `${version}-${buildId}`)),
  );

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) => {
    const [remote, release] = ownerOf(`${sourceFile} ${blockedURI}`) ?? [];
    const attributes = {
      'tessera.remote': remote,
      'tessera.release': release,
      'tessera.directive': effectiveDirective,
    };
    count('policy.violations', attributes);
    events.push({
      name: 'tessera.policy.violation',
      attributes: { ...attributes, 'tessera.place': placesOf(`${sourceFile}:0:0`) },
    });
  });

  new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus } of list.getEntries().filter(isResource)) {
      const isCall = initiatorType === 'fetch' && name.startsWith(`${apiOrigin}/`);
      // Safari has no status; 0 is no answer.
      if (!isCall || responseStatus === undefined || (responseStatus > 0 && responseStatus < 400)) continue;
      count('calls.failed', { 'url.template': endpointOf(name), 'http.response.status_code': `${responseStatus}` });
    }
  }).observe({ type: 'resource', buffered: true });

  const vitals: Record<string, { readonly value: number; readonly unit: string }> = {};
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => {
      vitals[name.toLowerCase()] = { value, unit: name === 'CLS' ? '1' : 'ms' };
    });
  }

  function readShown(app: string, release: string, attributes: Attributes) {
    countSession('sessions', app, release);
    for (const [name, { value, unit }] of Object.entries(vitals)) {
      if (isNew(`${name} ${app}`)) points.push({ name: `web_vitals.${name}`, attributes, unit, value });
    }
  }

  function readRemote(remote: string, diagnosed: RemoteDiagnostics) {
    const release = releaseOf(diagnosed);
    for (const [index, failure] of diagnosed.failures.entries()) {
      if (!isNew(`failure ${remote} ${index}`)) continue;
      const details = { 'tessera.module': failure.module, 'exception.stacktrace': placesOf(failure.stack) };
      reportFailure(remote, failure.release, failure.phase, details);
    }
    const attributes = { ...labelsOf(remote, release), 'tessera.cache': cacheOf(diagnosed.baseUrl) };
    const timings = Object.entries(diagnosed.timings);
    for (const [module, { requestedAt = 0, loadedAt, renderedAt }] of timings) {
      const name = `${remote}/${module}`;
      const add = (what: string, value: number | undefined) => {
        if (value === undefined || !isNew(`${what} ${name}`)) return;
        const labels = { ...attributes, 'tessera.module': module };
        points.push({ name: `tessera.module.${what}`, attributes: labels, unit: 'ms', value });
      };
      add('loaded', loadedAt && loadedAt - requestedAt);
      if (first.has(name)) add('shown', renderedAt);
    }
    if (timings.some(([, timing]) => isShown(timing))) readShown(remote, release, attributes);
  }

  const send = (signal: string, body: unknown) =>
    navigator.sendBeacon(`${url}/v1/${signal}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));

  // web-vitals listens earlier and in the capturing phase, so its last values are there.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (shell) readShown('shell', releaseOf(shell), labelsOf('shell', releaseOf(shell)));
    for (const [remote, diagnosed] of Object.entries(diagnostics().remotes)) readRemote(remote, diagnosed);
    if (points.length > 0) send('metrics', metricsBody(points));
    if (events.length > 0) send('logs', logsBody(events));
    points = [];
    events = [];
  });
}
