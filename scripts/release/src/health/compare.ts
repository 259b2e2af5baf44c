import type { Host } from '../manifest/manifest';
import {
  countsOf,
  type Group,
  histogramsOf,
  type Measure,
  measureLabel,
  merged,
  type Reports,
  totalOf,
} from './reports';
import { countAbove, evidenceOfFailures, evidenceOfSlowness, percentileOf, type Share, sizeOf } from './statistics';

/** When a release counts as worse than the live one: `health` of `host-shell/budget.json`. */
export type Thresholds = NonNullable<Host['health']>;

/** How two releases compare by what pages have reported. */
export interface Comparison {
  readonly verdict: 'worse' | 'no worse' | 'too few sessions';
  /** Reasons for the verdict, one clause each. */
  readonly reasons: readonly string[];
  readonly canary: Share;
  readonly live: Share;
}

/**
 * Differences that are small in themselves, however large in relation: 50 ms, and shifts of the layout of 0.02, a fifth of
 * what web.dev calls good.
 */
const least: Readonly<Record<string, number>> = { ms: 50, '1': 0.02 };
/** Measures that a release influences; the answer of the server and the first paint belong to the page. */
const isCompared = ({ name }: Measure) => /^(web_vitals\.(lcp|inp|cls)|tessera\.module\.shown)$/.test(name);

/** Failed sessions of all sessions of a group. */
export const shareOf = (reports: Reports, group: Group): Share => ({
  events: totalOf(countsOf(reports, group, 'tessera.remote.failed_sessions')),
  trials: totalOf(countsOf(reports, group, 'tessera.remote.sessions')),
});

/** How a share is written: `6 of 98 sessions (6.1 %)`. */
export const shareText = ({ events, trials }: Share): string =>
  `${events} of ${trials} sessions${trials > 0 ? ` (${((100 * events) / trials).toFixed(1)} %)` : ''}`;

/** How a value is written in its unit. */
export const valueText = (value: number, unit: string): string =>
  unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);

function failureMinutes(reports: Reports, canary: Group, live: Group) {
  const read = (group: Group) => ({
    failed: countsOf(reports, group, 'tessera.remote.failed_sessions'),
    all: countsOf(reports, group, 'tessera.remote.sessions'),
  });
  const [ofCanary, ofLive] = [read(canary), read(live)];
  const minutes = new Set([ofCanary, ofLive].flatMap(({ failed, all }) => [...failed.keys(), ...all.keys()]));
  const shareAt = ({ failed, all }: ReturnType<typeof read>, at: string): Share => ({
    events: failed.get(at) ?? 0,
    trials: all.get(at) ?? 0,
  });
  return [...minutes].sort().map((at) => ({ canary: shareAt(ofCanary, at), live: shareAt(ofLive, at) }));
}

/** A measure of the canary with the limit that the live release's values give it. */
function measuresOf(reports: Reports, canary: Group, live: Group, { slower, sessions }: Thresholds) {
  const ofLive = histogramsOf(reports, live);
  return [...histogramsOf(reports, canary)].flatMap(([key, { measure, minutes }]) => {
    const all = merged(ofLive.get(key)?.minutes.values() ?? []);
    const usual = percentileOf(all, 75);
    if (!isCompared(measure) || usual === undefined || sizeOf(all) < sessions.value) return [];
    const limit = Math.max(usual * slower.value, usual + (least[measure.unit] ?? 0));
    return [{ measure, minutes, usual, limit }];
  });
}

/**
 * Compares a release with the live one over the same time, as `docs/releasing.md`, Health, describes: half of the accepted
 * false alarms for failures, half for all measures together.
 */
export function compare(reports: Reports, canary: Group, live: Group, thresholds: Thresholds): Comparison {
  const { failures, falseAlarms, sessions } = thresholds;
  const shares = { canary: shareOf(reports, canary), live: shareOf(reports, live) };
  const reasons: string[] = [];
  const evidence = evidenceOfFailures(failureMinutes(reports, canary, live), failures.value);
  if (evidence >= Math.log(2 / falseAlarms.value)) {
    reasons.push(`${shareText(shares.canary)} failed, ${shareText(shares.live)} of the live release`);
  }
  const measures = measuresOf(reports, canary, live, thresholds);
  for (const { measure, minutes, usual, limit } of measures) {
    const inOrder = [...minutes].sort(([a], [b]) => a.localeCompare(b)).map(([, histogram]) => histogram);
    const above = inOrder.map((histogram) => ({ events: countAbove(histogram, limit), trials: sizeOf(histogram) }));
    if (evidenceOfSlowness(above) < Math.log((2 * measures.length) / falseAlarms.value)) continue;
    const own = percentileOf(merged(inOrder), 75) ?? 0;
    const { unit } = measure;
    reasons.push(
      `${measureLabel(measure)} ${valueText(own, unit)} instead of ${valueText(usual, unit)} (75th percentile)`,
    );
  }
  if (reasons.length > 0) return { verdict: 'worse', reasons, ...shares };
  if (Math.min(shares.canary.trials, shares.live.trials) < sessions.value) {
    return {
      verdict: 'too few sessions',
      reasons: [
        `${shares.canary.trials} of the release and ${shares.live.trials} of the live one; ${sessions.value} are needed`,
      ],
      ...shares,
    };
  }
  return { verdict: 'no worse', reasons: [], ...shares };
}
