import type { RemoteDiagnostics } from '../../protocol';
import { placesOf } from './anonymize';
import { type App, cacheOf, labelsOf, remoteApp } from './apps';
import type { Attributes } from './otlp';
import type { Measured, PageTimes } from './pageTimes';
import type { Reports } from './reports';

/** Collects what a page reports of the releases on it. */
export function createAppReports(reports: Reports, { vitals, firstInputAt }: PageTimes) {
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

  function readTimings(app: App, timings: RemoteDiagnostics['timings']) {
    for (const [module, { requestedAt = 0, loadedAt, renderedAt }] of Object.entries(timings)) {
      if (loadedAt === undefined) continue;
      const cache = cacheOf(app, loadedAt);
      const add = (what: string, value: number) =>
        measure(app, cache, `tessera.module.${what}`, { unit: 'ms', value, module });
      add('loaded', loadedAt - requestedAt);
      if (renderedAt !== undefined && renderedAt < firstInputAt()) add('shown', renderedAt);
    }
    const shown = Object.values(timings).flatMap(({ renderedAt }) => renderedAt ?? []);
    if (shown.length > 0) readShown(app, Math.min(...shown));
  }

  function readRemote(entry: [string, RemoteDiagnostics]) {
    const [, diagnosed] = entry;
    const app = remoteApp(entry);
    readFailures(app, diagnosed);
    for (const release of diagnosed.quarantined) {
      if (reports.isFirst('quarantine', app.name, release))
        reports.count('tessera.remote.quarantines', labelsOf({ ...app, release }));
    }
    readTimings(app, diagnosed.timings);
  }

  return { countFailure, readShown, readRemote };
}
