import type { Thresholds } from '../manifest/manifest';
import { failureEvidence, isMuchMore, newestStage } from './failures';
import { type Group, shareOf, shareText } from './measures';
import type { Reports } from './reports';
import { slowReasons } from './slowness';
import { intervalOf, type Share } from './statistics';

/** How two releases compare by what pages have reported. */
export interface Comparison {
  readonly verdict: 'worse' | 'no worse' | 'too few sessions' | 'unknown';
  /** Reasons for the verdict, one clause each. */
  readonly reasons: readonly string[];
  readonly canary: Share;
  readonly live: Share;
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

/** How many times fewer sessions than expected mean that pages with the canary do not start. */
const missingFactor = 2;

/**
 * A release whose pages do not start reports nothing. So it is worse if the sessions of the newest stage say, with the
 * interval's certainty, that not half of the expected share run it.
 */
function missingReason(run: Share, percent: number, { sessions }: Thresholds): readonly string[] {
  if (run.trials < 4 * sessions.value || 100 * intervalOf(run)[1] >= percent / missingFactor) return [];
  return [
    `${run.events} of ${run.trials} sessions run it, although ${percent} % of players get it: its pages may not start`,
  ];
}

/** Why the reports cannot be those of players: then there is no verdict. */
function contradictions(
  { canary, live, run }: Pick<Comparison, 'canary' | 'live'> & { readonly run: Share },
  { percent, liveBefore }: Compared,
  thresholds: Thresholds,
): readonly string[] {
  const isImpossible = [canary, live].some(({ events, trials }) => events > trials);
  // Twice the odds that the share of players gives.
  const isCrowded = 100 * intervalOf(run)[0] > (200 * percent) / (100 + percent);
  return [
    ...(isImpossible ? ['more sessions failed than there were'] : []),
    ...(isCrowded
      ? [`${run.events} of ${run.trials} sessions run it, although only ${percent} % of players get it`]
      : []),
    ...(isMuchMore(live, liveBefore, thresholds)
      ? [`${shareText(live)} of the live release failed, ${shareText(liveBefore)} in the day before`]
      : []),
  ];
}

/**
 * Compares a canary with the live release over the same time, as `docs/releasing.md`, Health, describes: half of the accepted
 * false alarms for failures, half for all measures together.
 */
export function compare(reports: Reports, compared: Compared, thresholds: Thresholds): Comparison {
  const { falseAlarms, sessions } = thresholds;
  const { canary, live, percent, stages } = compared;
  const shares = { canary: shareOf(reports, canary), live: shareOf(reports, live) };
  const newest = newestStage(reports, stages);
  const [ofCanary, ofLive] = [shareOf(newest, canary).trials, shareOf(newest, live).trials];
  /** Sessions of the newest stage that run the canary. */
  const run = { events: ofCanary, trials: ofCanary + ofLive };
  const unclear = contradictions({ ...shares, run }, compared, thresholds);
  if (unclear.length > 0) return { verdict: 'unknown', reasons: unclear, ...shares };
  const isFailing = failureEvidence(reports, compared, thresholds) >= Math.log(2 / falseAlarms.value);
  const reasons = [
    ...(isFailing ? [`${shareText(shares.canary)} failed, ${shareText(shares.live)} of the live release`] : []),
    ...slowReasons({ reports, canary, live, stages }, thresholds),
    ...missingReason(run, percent, thresholds),
  ];
  if (reasons.length > 0) return { verdict: 'worse', reasons, ...shares };
  if (Math.min(ofCanary, ofLive) >= sessions.value) return { verdict: 'no worse', reasons: [], ...shares };
  const few = `${ofCanary} of the release and ${ofLive} of the live one at this share; ${sessions.value} are needed`;
  return { verdict: 'too few sessions', reasons: [few], ...shares };
}
