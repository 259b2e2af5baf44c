import { isMuchMore } from '../health/failures';
import { countsOf, type Group, shareOf, shareText, totalOf } from '../health/measures';
import { mergedReports, type Reports, type ReportsAddress, readReports } from '../health/reports';
import { slowReasons } from '../health/slowness';
import type { Thresholds } from '../manifest/manifest';
import type { SiteEvent } from './siteEvents';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
/** Fewer violations are those of a few browsers' extensions. */
const leastViolations = 20;

/** The reports with the release that they are of renamed, so that one release can be compared with itself. */
const renamed = ({ points, events }: Reports, { release }: Group, name: string): Reports => ({
  events,
  points: points.map((point) =>
    point.attributes['tessera.release'] === release
      ? { ...point, attributes: { ...point.attributes, 'tessera.release': name } as typeof point.attributes }
      : point,
  ),
});

/** Why the live release does worse in the last hour than in the seven days before; one clause each. */
function sickReasons(week: Reports, hour: Reports, live: Group, thresholds: Thresholds, since: string) {
  const [was, is] = [shareOf(week, live), shareOf(hour, live)];
  const failing = isMuchMore(is, was, thresholds) ? [`${shareText(is)} failed, ${shareText(was)} before`] : [];
  const both = mergedReports([renamed(week, live, 'before'), renamed(hour, live, 'now')]);
  const groups = { canary: { ...live, release: 'now' }, live: { ...live, release: 'before' } };
  return [...failing, ...slowReasons({ reports: both, ...groups, stages: [since] }, thresholds)];
}

const violationsOf = (reports: Reports, live: Group) => totalOf(countsOf(reports, live, 'tessera.policy.violations'));

/** What the last hour's reports of an app's live release tell, beside those of its last seven days. */
export async function sickness(
  address: ReportsAddress,
  { app, live, now }: { readonly app: string; readonly live: string; readonly now: Date },
  thresholds: Thresholds,
): Promise<readonly SiteEvent[]> {
  const hourAgo = new Date(now.getTime() - hourMs);
  const [week, hour] = await Promise.all([
    readReports(address, app, new Date(now.getTime() - weekMs), hourAgo),
    readReports(address, app, hourAgo),
  ]);
  const group = { release: live, cohort: 'live' } as const;
  const event = (kind: 'sick' | 'violations', text: string): SiteEvent => ({
    ...{ id: `${kind}-${app}-${live}-${now.toISOString().slice(0, 10)}`, at: now.toISOString(), kind, app },
    ...{ release: live, text: `${app} ${live} in the last hour: ${text}` },
  });
  const reasons = sickReasons(week, hour, group, thresholds, hourAgo.toISOString());
  const [was, is] = [violationsOf(week, group), violationsOf(hour, group)];
  const usual = (was * shareOf(hour, group).trials) / Math.max(1, shareOf(week, group).trials);
  return [
    ...(reasons.length > 0 ? [event('sick', reasons.join('; '))] : []),
    ...(is >= leastViolations && is > thresholds.failures.value * usual
      ? [event('violations', `${is} violations of the policy, ${Math.round(usual)} are usual`)]
      : []),
  ];
}
