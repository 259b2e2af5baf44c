import type { Thresholds } from '../manifest/manifest';
import { type Group, histogramsOf, type Measure, measureLabel, merged, valueText } from './measures';
import type { Reports } from './reports';
import { countAbove, evidenceOfSlowness, percentileOf, sizeOf } from './statistics';

/**
 * Differences that are small in themselves, however large in relation: 50 ms, and shifts of the layout of 0.02, a fifth of
 * what web.dev calls good.
 */
const least: Readonly<Record<string, number>> = { ms: 50, '1': 0.02 };
/** Measures that a release influences; the answer of the server and the first paint belong to the page. */
const isCompared = ({ name }: Measure) => /^(web_vitals\.(lcp|inp|cls)|tessera\.module\.shown)$/.test(name);

/** Measures of the canary with the limit that the live release's values give them. */
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

/** In which measures the canary is slower: one clause each. */
export function slowReasons(reports: Reports, canary: Group, live: Group, thresholds: Thresholds): readonly string[] {
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
