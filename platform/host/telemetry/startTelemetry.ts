import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { elementIds, type PageDiagnostics, attributes as pageAttributes, type RemoteDiagnostics } from '../../protocol';
import { endpointOf, placesOf } from './anonymize';
import { hearErrors } from './earlyErrors';
import type { Attributes } from './otlp';
import { createReports } from './reports';

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

/** Milliseconds after which a page that is not hydrated counts as failed. */
const hydratedWithinMs = 15_000;

/** A release of an app on this page. */
interface App {
  readonly name: string;
  readonly release: string;
  readonly baseUrl: string | undefined;
  readonly cohort: string;
}

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming => entry.entryType === 'resource';

/** Whether a page had to fetch scripts of a release until a time. A new release is in no cache, so only the same is comparable. */
function cacheOf({ baseUrl }: App, until: number): string | undefined {
  if (baseUrl === undefined) return undefined;
  const own = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(baseUrl));
  const isFetched = own.some((entry) => isResource(entry) && entry.transferSize > 0 && entry.responseEnd <= until);
  return isFetched ? 'cold' : 'warm';
}

/**
 * Measures the page and reports when it is hidden, by release and cohort, to a receiver of the OpenTelemetry protocol. It sends no
 * text of the page, no id of a player or browser, and no address but those of scripts and of calls without their ids. What it
 * sends is listed in docs/telemetry.md.
 */
export function startTelemetry({ url, share = 1, apiOrigin, diagnostics }: TelemetryOptions): void {
  const reports = createReports(url, share);
  if (!reports.isOn) return;
  // What a page loads later must not push out what it began with.
  performance.setResourceTimingBufferSize(1_000);

  const releaseOf = ({ version, buildId }: { version?: string | undefined; buildId?: string | undefined }) =>
    `${version}-${buildId}`;
  const remoteApp = ([name, remote]: [string, RemoteDiagnostics]): App => {
    const { baseUrl, override, cohort } = remote;
    return { name, release: releaseOf(remote), baseUrl, cohort: override ? 'override' : cohort };
  };
  const { shell } = diagnostics();
  const shellScript = document.querySelector<HTMLScriptElement>('script[defer]')?.src;
  const shellApp = shell && {
    ...{ name: 'shell', release: releaseOf(shell), cohort: shell.isCanary ? 'canary' : 'live' },
    baseUrl: shellScript && new URL('.', shellScript).href,
  };
  const labelsOf = ({ name, release, cohort }: App): Attributes => ({
    'tessera.remote': name,
    'tessera.release': release,
    'tessera.cohort': cohort,
  });

  /** Counts a session or failed session of a release once for the tab. */
  function countSession(what: 'sessions' | 'failed_sessions', app: App, cache: string | undefined) {
    if (!reports.isFirst(what, app.name, app.release)) return;
    reports.count(`tessera.remote.${what}`, { ...labelsOf(app), 'tessera.cache': cache });
  }

  function countFailure(app: App, kind: string, isOfRelease: boolean, details: Attributes) {
    const labels = { ...labelsOf(app), 'tessera.kind': kind };
    // What cannot be loaded is in no cache.
    const cache = kind === 'load' || kind === 'deadline' ? 'cold' : cacheOf(app, Number.POSITIVE_INFINITY);
    if (isOfRelease) {
      countSession('sessions', app, cache);
      countSession('failed_sessions', app, cache);
    }
    reports.count('tessera.remote.failures', labels);
    reports.note('tessera.remote.failure', { ...labels, ...details });
  }

  /** The app whose script is nearest to the beginning of a text: in a stack, the innermost. */
  function ownerOf(text: string): App | undefined {
    const remotes = Object.entries(diagnostics().remotes).map(remoteApp);
    const found = [...remotes, ...(shellApp ? [shellApp] : [])]
      .map((app) => ({ app, at: app.baseUrl ? text.indexOf(app.baseUrl) : -1 }))
      .filter(({ at }) => at >= 0)
      // Where the shell's files lie beside the site, its address also begins those of others.
      .sort((a, b) => a.at - b.at || (b.app.baseUrl?.length ?? 0) - (a.app.baseUrl?.length ?? 0));
    return found[0]?.app;
  }

  hearErrors((stack) => {
    const app = ownerOf(stack);
    if (app) countFailure(app, 'unhandled', true, { 'exception.stacktrace': placesOf(stack) });
  });

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) => {
    const app = ownerOf(`${sourceFile} ${blockedURI}`);
    const attributes = { ...(app && labelsOf(app)), 'tessera.directive': effectiveDirective };
    reports.count('tessera.policy.violations', attributes);
    reports.note('tessera.policy.violation', { ...attributes, 'tessera.place': placesOf(`${sourceFile}:0:0`) });
  });

  new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus } of list.getEntries().filter(isResource)) {
      const isCall = initiatorType === 'fetch' && name.startsWith(`${apiOrigin}/`);
      // Safari has no status; 0 is no answer.
      if (!isCall || responseStatus === undefined || (responseStatus > 0 && responseStatus < 400)) continue;
      const attributes = { 'url.template': endpointOf(name), 'http.response.status_code': `${responseStatus}` };
      reports.count('tessera.calls.failed', attributes);
    }
  }).observe({ type: 'resource', buffered: true });

  const vitals: Record<string, { readonly value: number; readonly unit: string }> = {};
  let isHiddenOnce = false;
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => {
      // A page that comes back has vitals of its own.
      if (!isHiddenOnce) vitals[name.toLowerCase()] = { value, unit: name === 'CLS' ? '1' : 'ms' };
    });
  }
  /** From then on, what is shown depends on the player. */
  let firstInputAt = Number.POSITIVE_INFINITY;
  for (const input of ['pointerdown', 'keydown']) {
    const handle = () => {
      firstInputAt = Math.min(firstInputAt, performance.now());
    };
    window.addEventListener(input, handle, { once: true, capture: true });
  }

  /** Adds a measurement of a release once for the tab: one slow device must not count many times. */
  function measure(app: App, cache: string | undefined, name: string, { unit, value, module }: Measured) {
    if (!reports.isFirst(name, app.name, app.release, module)) return;
    reports.measure(name, { ...labelsOf(app), 'tessera.cache': cache, 'tessera.module': module }, unit, value);
  }

  function readShown(app: App, shownAt: number) {
    const cache = cacheOf(app, Math.max(shownAt, vitals.lcp?.value ?? 0));
    countSession('sessions', app, cache);
    for (const [name, vital] of Object.entries(vitals)) measure(app, cache, `web_vitals.${name}`, vital);
  }

  /** Failures that have been counted, by remote. */
  const counted = new Map<string, number>();

  function readFailures(app: App, { failures, timings }: RemoteDiagnostics) {
    for (const { module, release, phase, stack } of failures.slice(counted.get(app.name) ?? 0)) {
      // It is of no release.
      if (phase === 'registry') continue;
      // If no release of the module could be loaded, the network is at fault.
      const isOfRelease = (phase !== 'load' && phase !== 'deadline') || timings[module]?.loadedAt !== undefined;
      const details = { 'tessera.module': module, 'exception.stacktrace': placesOf(stack) };
      countFailure({ ...app, release }, phase, isOfRelease, details);
    }
    counted.set(app.name, failures.length);
  }

  function readRemote(entry: [string, RemoteDiagnostics]) {
    const [, diagnosed] = entry;
    const app = remoteApp(entry);
    readFailures(app, diagnosed);
    for (const release of diagnosed.quarantined) {
      if (reports.isFirst('quarantine', app.name, release))
        reports.count('tessera.remote.quarantines', labelsOf({ ...app, release }));
    }
    const shown = Object.values(diagnosed.timings).flatMap(({ renderedAt }) => renderedAt ?? []);
    for (const [module, { requestedAt = 0, loadedAt, renderedAt }] of Object.entries(diagnosed.timings)) {
      if (loadedAt === undefined) continue;
      const cache = cacheOf(app, loadedAt);
      const add = (what: string, value: number) =>
        measure(app, cache, `tessera.module.${what}`, { unit: 'ms', value, module });
      add('loaded', loadedAt - requestedAt);
      if (renderedAt !== undefined && renderedAt < firstInputAt) add('shown', renderedAt);
    }
    if (shown.length > 0) readShown(app, Math.min(...shown));
  }

  // web-vitals listens earlier and in the capturing phase, so its last values are there.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    isHiddenOnce = true;
    if (shellApp) {
      readShown(shellApp, 0);
      // Its first render has failed, or hangs.
      const isStuck =
        performance.now() > hydratedWithinMs &&
        document.getElementById(elementIds.root)?.hasAttribute(pageAttributes.path);
      if (isStuck) countFailure(shellApp, 'render', true, {});
    }
    Object.entries(diagnostics().remotes).forEach(readRemote);
    reports.send();
  });
}

interface Measured {
  readonly unit: string;
  readonly value: number;
  readonly module?: string | undefined;
}
