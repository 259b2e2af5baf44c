import type { Thresholds } from '../manifest/manifest';
import { stageOf } from './failures';
import { type Group, histogramsOf, type Measure, measureLabel, merged, valueText } from './measures';
import type { Reports } from './reports';
import { evidenceOfSlowness, percentileOf, reduced, sizeOf } from './statistics';

/**
 * Differences that are small in themselves, however large in relation: 50 ms, and shifts of the layout of 0.02, a fifth of
 * what web.dev calls good.
 */
const least: Readonly<Record<string, number>> = { ms: 50, '1': 0.02 };
/** Measures that a release influences; the answer of the server and the first paint belong to the page. */
const isCompared = ({ name }: Measure) => /^(web_vitals\.(lcp|inp|cls)|tessera\.module\.shown)$/.test(name);

interface Slowness {
  readonly reports: Reports;
  readonly canary: Group;
  readonly live: Group;
  /** When the canary began and when its share grew. */
  readonly stages: readonly string[];
}

/** The measures of which both releases have enough values, with the values by minute. */
function measuresOf({ reports, canary, live }: Slowness, { sessions }: Thresholds) {
  const ofLive = histogramsOf(reports, live);
  return [...histogramsOf(reports, canary)].flatMap(([key, { measure, minutes }]) => {
    const liveMinutes = ofLive.get(key)?.minutes ?? new Map<string, Map<number, number>>();
    const usual = percentileOf(merged(liveMinutes.values()), 75);
    const own = percentileOf(merged(minutes.values()), 75);
    const isEnough = sizeOf(merged(liveMinutes.values())) >= sessions.value;
    return isCompared(measure) && isEnough && usual !== undefined && own !== undefined
      ? [{ measure, minutes, liveMinutes, usual, own }]
      : [];
  });
}

/** In which measures the canary is slower: one clause each. */
export function slowReasons(slowness: Slowness, thresholds: Thresholds): readonly string[] {
  const { slower, falseAlarms } = thresholds;
  const measures = measuresOf(slowness, thresholds);
  return measures.flatMap(({ measure, minutes, liveMinutes, usual, own }) => {
    const [share, difference] = [slower.value - 1, least[measure.unit] ?? 0];
    // It looks slower by half of what counts, and surely is by a quarter.
    if (own < usual + Math.max(usual * share, difference) / 2) return [];
    const times = [...new Set([...minutes.keys(), ...liveMinutes.keys()])].sort();
    const evidence = evidenceOfSlowness(
      times.map((at) => ({
        stratum: `${stageOf(at, slowness.stages)}`,
        canary: reduced(minutes.get(at) ?? new Map(), share / 4, difference / 4),
        live: liveMinutes.get(at) ?? new Map(),
      })),
    );
    if (evidence < Math.log((2 * measures.length) / falseAlarms.value)) return [];
    const { unit } = measure;
    return [`${measureLabel(measure)} ${valueText(own, unit)} instead of ${valueText(usual, unit)} (75th percentile)`];
  });
}
