import { UsageError } from '../outcome';
import type { HistoryEntry } from '../site/history';
import { releasesOf, type SiteRegistry } from '../site/siteRegistry';

/** Live releases of the site after a change, by app. */
export interface SiteState {
  readonly revision: number;
  readonly live: Readonly<Record<string, string>>;
  /** The change that made it; absent for the state that a search begins with. */
  readonly change?: LiveChange;
}

/** A change of an app's live release. */
export type LiveChange = HistoryEntry & { readonly app: string; readonly release: string };

/** Whether a change gave everyone a release; the withdrawal of a canary repeats the one that is live. */
const isForEveryone = (change: HistoryEntry): change is LiveChange =>
  (change.command === 'promote' || change.command === 'rollback') &&
  change.app !== undefined &&
  change.release !== undefined &&
  change.percent === undefined;

/** The site at revision `good`, and after every change of a live release up to revision `bad`. */
export function statesBetween(history: readonly HistoryEntry[], good: number, bad: number): readonly SiteState[] {
  let live: SiteState['live'] = {};
  const states: SiteState[] = [];
  for (const change of history.filter(({ revision }) => revision <= bad).filter(isForEveryone)) {
    const { revision, app, release } = change;
    if (live[app] === release) continue;
    if (revision > good && states.length === 0) states.push({ revision: good, live });
    live = { ...live, [app]: release };
    if (revision > good) states.push({ revision, live, change });
  }
  return states;
}

/** Why a state cannot be shown; `undefined` if it can. */
export function obstacleOf({ live }: SiteState, registry: SiteRegistry): string | undefined {
  if (live.shell === undefined) return 'it has no live shell';
  const pruned = Object.entries(live).filter(([app, id]) => releasesOf(registry, app).releases[id] === undefined);
  return pruned.length === 0 ? undefined : `${pruned.map((release) => release.join(' ')).join(', ')} was pruned`;
}

const dayMs = 86_400_000;

/**
 * The revision that was typed: its number, or the newest one at an ISO time. A date without a time stands for its
 * beginning where the site was good, for its end where it was bad (UTC).
 */
export function revisionOf(typed: string, end: 'good' | 'bad', history: readonly HistoryEntry[]): number {
  const newest = history.at(-1)?.revision ?? 0;
  if (/^\d+$/.test(typed)) {
    const revision = Number(typed);
    if (revision >= 1 && revision <= newest) return revision;
    throw new UsageError(`There is no revision ${typed}. The newest is ${newest}.`);
  }
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed);
  const time = /^\d{4}-/.test(typed) ? Date.parse(typed) + (isDay && end === 'bad' ? dayMs : 0) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new UsageError(`--${end} ${typed} is not understood: a revision such as 12, or a time such as 2026-11-22.`);
  }
  const found = history.findLast(({ at }) => Date.parse(at) <= time);
  if (found !== undefined) return found.revision;
  throw new UsageError(`The site has no revision before ${typed}. Its first is of ${history[0]?.at ?? 'the future'}.`);
}
