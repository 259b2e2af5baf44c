import { elementIds, type PageDiagnostics, attributes as pageAttributes } from '../../protocol';
import { endpointOf, placesOf } from './anonymize';
import { createAppReports } from './appReports';
import { type App, isResource, labelsOf, ownerOf, remoteApp, shellAppOf } from './apps';
import { hearErrors } from './earlyErrors';
import { followPageTimes } from './pageTimes';
import { createReports, type Reports } from './reports';

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

/** Whether the shell's first render has failed, or hangs. */
const isStuck = () =>
  performance.now() > hydratedWithinMs && document.getElementById(elementIds.root)?.hasAttribute(pageAttributes.path);

function reportViolations(reports: Reports, findOwner: (text: string) => App | undefined): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) => {
    const app = findOwner(`${sourceFile} ${blockedURI}`);
    const attributes = { ...(app && labelsOf(app)), 'tessera.directive': effectiveDirective };
    reports.count('tessera.policy.violations', attributes);
    reports.note('tessera.policy.violation', { ...attributes, 'tessera.place': placesOf(`${sourceFile}:0:0`) });
  });
}

function reportFailedCalls(reports: Reports, apiOrigin: string): void {
  new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus } of list.getEntries().filter(isResource)) {
      const isCall = initiatorType === 'fetch' && name.startsWith(`${apiOrigin}/`);
      // Safari has no status; 0 is no answer.
      if (!isCall || responseStatus === undefined || (responseStatus > 0 && responseStatus < 400)) continue;
      const attributes = { 'url.template': endpointOf(name), 'http.response.status_code': `${responseStatus}` };
      reports.count('tessera.calls.failed', attributes);
    }
  }).observe({ type: 'resource', buffered: true });
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

  const shellApp = shellAppOf(diagnostics());
  const remotes = () => Object.entries(diagnostics().remotes);
  const findOwner = (text: string) => ownerOf(text, [...remotes().map(remoteApp), ...(shellApp ? [shellApp] : [])]);
  const { countFailure, readShown, readRemote } = createAppReports(reports, followPageTimes());

  hearErrors((stack) => {
    const app = findOwner(stack);
    if (app) countFailure(app, 'unhandled', true, { 'exception.stacktrace': placesOf(stack) });
  });
  reportViolations(reports, findOwner);
  reportFailedCalls(reports, apiOrigin);

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (shellApp) {
      readShown(shellApp, 0);
      if (isStuck()) countFailure(shellApp, 'render', true, {});
    }
    remotes().forEach(readRemote);
    reports.send();
  });
}
