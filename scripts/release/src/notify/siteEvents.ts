import type { HistoryEntry } from '../site/history';
import type { Refusal, SiteRegistry } from '../site/siteRegistry';

/** Something that the people of a site want to hear of. */
export interface SiteEvent {
  /** Identifies the event: every process that reports it uses the same id. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: 'refused' | 'promoted' | 'taken back' | 'no verdict' | 'sick' | 'violations' | 'preview expires';
  readonly app: string;
  readonly release: string;
  /** One sentence. */
  readonly text: string;
}

const dayMs = 86_400_000;
/** How long before its end a preview is told of. */
const noticeMs = 3 * dayMs;

/** Sentence with which a watch ends that found nothing out. */
export const noVerdict = 'the time was over without a verdict';

const kinds: Readonly<Record<string, SiteEvent['kind']>> = { promote: 'promoted', rollback: 'taken back' };

/** What the history tells of promotions and of what was taken back. */
const changeEvents = (history: readonly HistoryEntry[]): readonly SiteEvent[] =>
  history.flatMap(({ command, revision, at, app, release, summary }) => {
    const kind = summary.includes(noVerdict) ? 'no verdict' : kinds[command];
    if (kind === undefined || app === undefined || release === undefined) return [];
    return [{ id: `revision-${revision}`, at, kind, app, release, text: summary }];
  });

const refusalEvents = (refusals: readonly Refusal[]): readonly SiteEvent[] =>
  refusals.map(({ at, by, app, release, findings }) => ({
    ...{ id: `refused-${app}-${release}-${at}`, at, kind: 'refused', app, release },
    text: `${app} ${release} was refused to ${by}: ${findings.map(({ reason }) => reason).join('; ')}`,
  }));

/** Previews that the next days end. */
function previewEvents({ apps }: SiteRegistry, previewDays: number, now: Date): readonly SiteEvent[] {
  return Object.entries(apps).flatMap(([app, { previews }]) =>
    Object.entries(previews).flatMap(([name, { release, publishedAt }]) => {
      const end = new Date(Date.parse(publishedAt) + previewDays * dayMs);
      if (end.getTime() - now.getTime() > noticeMs) return [];
      const text = `The preview ${name} of ${app} can be removed from ${end.toISOString().slice(0, 10)} on; publishing it again keeps it.`;
      const id = `preview-${app}-${name}-${publishedAt}`;
      return [{ id, at: now.toISOString(), kind: 'preview expires' as const, app, release, text }];
    }),
  );
}

interface SiteState {
  readonly registry: SiteRegistry;
  readonly history: readonly HistoryEntry[];
  readonly refusals: readonly Refusal[];
  readonly previewDays: number;
  readonly now: Date;
}

/** What the site itself tells, oldest first; what pages report is read by `sickness.ts`. */
export const siteEvents = ({ registry, history, refusals, previewDays, now }: SiteState): readonly SiteEvent[] =>
  [...changeEvents(history), ...refusalEvents(refusals), ...previewEvents(registry, previewDays, now)].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
