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
import {
  type ComparedInterval,
  countAbove,
  evidenceOfFailures,
  evidenceOfSlowness,
  intervalOf,
  percentileOf,
  type Share,
  sizeOf,
} from './statistics';

/** When a release counts as worse than the live one: `health` of `host-shell/budget.json`. */
export type Thresholds = NonNullable<Host['health']>;

/** How two releases compare by what pages have reported. */
export interface Comparison {
  readonly verdict: 'worse' | 'no worse' | 'too few sessions' | 'unknown';
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

/** Sessions from the network can fail to load, others hardly can: they are compared apart. */
const caches = ['cold', 'warm', undefined] as const;

/** The stage, by its number, that an interval belongs to. */
const stageOf = (at: string, stages: readonly string[]) => stages.filter((begun) => begun <= at).length;

function failureIntervals(reports: Reports, { canary, live, stages }: Compared): readonly ComparedInterval[] {
  const intervals = caches.flatMap((cache) => {
    const read = (group: Group) => ({
      failed: countsOf(reports, group, 'tessera.remote.failed_sessions', cache),
      all: countsOf(reports, group, 'tessera.remote.sessions', cache),
    });
    const [ofCanary, ofLive] = [read(canary), read(live)];
    const times = new Set([ofCanary, ofLive].flatMap(({ failed, all }) => [...failed.keys(), ...all.keys()]));
    const shareAt = ({ failed, all }: ReturnType<typeof read>, at: string): Share => ({
      events: failed.get(at) ?? 0,
      trials: all.get(at) ?? 0,
    });
    return [...times].map((at) => ({
      at,
      stratum: `${stageOf(at, stages)} ${cache}`,
      canary: shareAt(ofCanary, at),
      live: shareAt(ofLive, at),
    }));
  });
  return intervals.sort((a, b) => a.at.localeCompare(b.at));
}

/** How many times fewer sessions than expected mean that pages with the canary do not start. */
const missingFactor = 2;

/**
 * A release whose pages do not start reports nothing. So it is worse if the sessions of the newest stage say, with the
 * interval's certainty, that not half of the expected share run it.
 */
function missingReason(
  { canary, live }: Pick<Comparison, 'canary' | 'live'>,
  percent: number,
  { sessions }: Thresholds,
) {
  const share = { events: canary.trials, trials: canary.trials + live.trials };
  if (share.trials < 4 * sessions.value || 100 * intervalOf(share)[1] >= percent / missingFactor) return [];
  return [
    `${canary.trials} of ${share.trials} sessions run it, although ${percent} % of players get it: its pages may not start`,
  ];
}

/** Why the reports cannot be those of players: then there is no verdict. */
function contradictions(
  { canary, live, recent }: Shares,
  { percent, liveBefore }: Compared,
  { failures }: Thresholds,
): readonly string[] {
  const isImpossible = [canary, live].some(({ events, trials }) => events > trials);
  const share = { events: recent.canary.trials, trials: recent.canary.trials + recent.live.trials };
  // Twice the odds that the share of players gives.
  const isCrowded = 100 * intervalOf(share)[0] > (200 * percent) / (100 + percent);
  const isSudden = intervalOf(live)[0] > failures.value * intervalOf(liveBefore)[1];
  return [
    ...(isImpossible ? ['more sessions failed than there were'] : []),
    ...(isCrowded
      ? [`${share.events} of ${share.trials} sessions run it, although only ${percent} % of players get it`]
      : []),
    ...(isSudden ? [`${shareText(live)} of the live release failed, ${shareText(liveBefore)} in the day before`] : []),
  ];
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

/** Two releases to compare. */
export interface Compared {
  readonly canary: Group;
  readonly live: Group;
  /** How the live release did before the canary began. */
  readonly liveBefore: Share;
  /** Share of players that get the canary. */
  readonly percent: number;
  /** When the canary began and when its share grew, ISO 8601, oldest first. */
  readonly stages: readonly string[];
}

function slowReasons(reports: Reports, { canary, live }: Compared, thresholds: Thresholds): readonly string[] {
  const measures = measuresOf(reports, canary, live, thresholds);
  return measures.flatMap(({ measure, minutes, usual, limit }) => {
    const inOrder = [...minutes].sort(([a], [b]) => a.localeCompare(b)).map(([, histogram]) => histogram);
    const above = inOrder.map((histogram) => ({ events: countAbove(histogram, limit), trials: sizeOf(histogram) }));
    if (evidenceOfSlowness(above) < Math.log((2 * measures.length) / thresholds.falseAlarms.value)) return [];
    const own = percentileOf(merged(inOrder), 75) ?? 0;
    const { unit } = measure;
    return [`${measureLabel(measure)} ${valueText(own, unit)} instead of ${valueText(usual, unit)} (75th percentile)`];
  });
}

/** Failed sessions of both, and those of the newest stage. */
interface Shares extends Pick<Comparison, 'canary' | 'live'> {
  readonly recent: Pick<Comparison, 'canary' | 'live'>;
}

/**
 * Compares a canary with the live release over the same time, as `docs/releasing.md`, Health, describes: half of the accepted
 * false alarms for failures, half for all measures together.
 */
export function compare(reports: Reports, compared: Compared, thresholds: Thresholds): Comparison {
  const { failures, falseAlarms, sessions } = thresholds;
  const { canary, live, percent, stages } = compared;
  const shares = { canary: shareOf(reports, canary), live: shareOf(reports, live) };
  const newest = { points: reports.points.filter(({ at }) => stageOf(at, stages) === stages.length), events: [] };
  const recent = { canary: shareOf(newest, canary), live: shareOf(newest, live) };
  const unclear = contradictions({ ...shares, recent }, compared, thresholds);
  if (unclear.length > 0) return { verdict: 'unknown', reasons: unclear, ...shares };
  const isFailing =
    evidenceOfFailures(failureIntervals(reports, compared), failures.value) >= Math.log(2 / falseAlarms.value);
  const reasons = [
    ...(isFailing ? [`${shareText(shares.canary)} failed, ${shareText(shares.live)} of the live release`] : []),
    ...slowReasons(reports, compared, thresholds),
    ...missingReason(recent, percent, thresholds),
  ];
  if (reasons.length > 0) return { verdict: 'worse', reasons, ...shares };
  if (Math.min(recent.canary.trials, recent.live.trials) >= sessions.value) {
    return { verdict: 'no worse', reasons: [], ...shares };
  }
  const few = `${recent.canary.trials} of the release and ${recent.live.trials} of the live one at this share; ${sessions.value} are needed`;
  return { verdict: 'too few sessions', reasons: [few], ...shares };
}
