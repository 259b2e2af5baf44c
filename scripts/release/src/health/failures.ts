import type { Thresholds } from '../manifest/manifest';
import { countsOf, type Group, shareOf, shareText } from './measures';
import type { Reports } from './reports';
import { type ComparedInterval, evidenceOfFailures, intervalOf, type Share } from './statistics';

/** Sessions from the network can fail to load, others hardly can: they are compared apart. */
const caches = ['cold', 'warm', undefined] as const;

/** The stage, by its number, that an interval belongs to. */
export const stageOf = (at: string, stages: readonly string[]) => stages.filter((begun) => begun <= at).length;

/** The counts of some of the intervals. */
const within = ({ points }: Reports, isIn: (at: string) => boolean): Reports => ({
  ...{ points: points.filter(({ at }) => isIn(at)), events: [] },
});

/** The counts since the share of players last grew. */
export const newestStage = (reports: Reports, stages: readonly string[]): Reports =>
  within(reports, (at) => stageOf(at, stages) === stages.length);

/** Evidence that the canary fails more often, compared within each stage and kind of sessions. */
export function failureEvidence(
  reports: Reports,
  { canary, live, stages }: { readonly canary: Group; readonly live: Group; readonly stages: readonly string[] },
  { failures }: Thresholds,
): number {
  const times = [...new Set(reports.points.map(({ at }) => at))].sort();
  const kinds = caches.map((cache) => {
    const sharesOf = (group: Group) => {
      const [failed, all] = ['failed_sessions', 'sessions'].map((name) =>
        countsOf(reports, group, `tessera.remote.${name}`, cache),
      );
      return (at: string): Share => ({ events: failed?.get(at) ?? 0, trials: all?.get(at) ?? 0 });
    };
    return { cache, ofCanary: sharesOf(canary), ofLive: sharesOf(live) };
  });
  const intervals = times.flatMap((at) =>
    kinds.map(
      ({ cache, ofCanary, ofLive }): ComparedInterval => ({
        ...{ stratum: `${stageOf(at, stages)} ${cache}`, canary: ofCanary(at), live: ofLive(at) },
      }),
    ),
  );
  return evidenceOfFailures(intervals, failures.value);
}

/** Whether a share is, with both intervals' certainty, as many times larger as counts as worse. */
export const isMuchMore = (share: Share, before: Share, { failures }: Thresholds): boolean =>
  intervalOf(share)[0] > failures.value * intervalOf(before)[1];

const hourMs = 3_600_000;

/** How a live release without a canary failed in the last hour, if much more often than what was live before. */
export function suddenFailure(
  { reports, live, previous }: { reports: Reports; live: Group; previous: Group | undefined },
  now: Date,
  thresholds: Thresholds,
): string | undefined {
  const hourAgo = new Date(now.getTime() - hourMs).toISOString();
  const recent = within(reports, (at) => at >= hourAgo);
  const earlier = within(reports, (at) => at < hourAgo);
  const share = shareOf(recent, live);
  const parts = [shareOf(earlier, live), ...(previous ? [shareOf(reports, previous)] : [])];
  const before = {
    events: parts.reduce((sum, { events }) => sum + events, 0),
    trials: parts.reduce((sum, { trials }) => sum + trials, 0),
  };
  return isMuchMore(share, before, thresholds)
    ? `${shareText(share)} failed in the last hour, ${shareText(before)} before`
    : undefined;
}
