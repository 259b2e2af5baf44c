import { reasonOf } from '@tessera/platform/project';
import { suddenFailure } from '../health/failures';
import { shareOf, shareText } from '../health/measures';
import { type Health, readComparison, readThresholds } from '../health/readHealth';
import type { SiteReader } from '../site/siteReader';
import type { SiteRegistry } from '../site/siteRegistry';

/** How an app does on the devices of players. */
export interface Status {
  readonly kind: 'well' | 'failing' | 'unknown';
  readonly words: string;
  readonly reasons: readonly string[];
}

/** The status of an app whose health cannot be read. */
export const unknownStatus = (reason: unknown): Status => ({
  ...{ kind: 'unknown', words: 'unknown', reasons: [reasonOf(reason)] },
});

const verdicts = {
  worse: ['failing', 'canary is failing'],
  'no worse': ['well', 'canary is no worse'],
  'too few sessions': ['well', 'canary has too few sessions'],
  unknown: ['unknown', 'canary has no verdict'],
} as const;

/** Judges an app by its canary; without one, by whether its live release fails more often than before. */
export async function readStatus(site: SiteReader, registry: SiteRegistry, health: Health, now: Date): Promise<Status> {
  const { reports, canary, live } = health;
  if (reports.points.length === 0) {
    return unknownStatus(`No page has reported ${canary ? 'since the canary began' : 'in the last 24 hours'}.`);
  }
  const comparison = await readComparison(site, registry, health);
  if (comparison !== undefined) {
    const [kind, words] = verdicts[comparison.verdict];
    return { kind, words, reasons: comparison.reasons };
  }
  const failure = suddenFailure(health, now, await readThresholds(site, registry));
  return failure === undefined
    ? { kind: 'well', words: 'well', reasons: [`${shareText(shareOf(reports, live))} failed`] }
    : { kind: 'failing', words: 'live release is failing', reasons: [failure] };
}

/** How the site does, in a line. */
export function headlineOf(
  apps: readonly { readonly name: string; readonly status: Status }[],
  notes: readonly string[],
): Pick<Status, 'kind' | 'words'> {
  const failing = apps.filter(({ status }) => status.kind === 'failing');
  const unknown = apps.filter(({ status }) => status.kind === 'unknown').map(({ name }) => name);
  const worries = [
    ...failing.map(({ name, status }) => `${name}: ${status.words}`),
    ...(unknown.length === 0 ? [] : [`health of ${unknown.join(', ')} is unknown`]),
    ...(notes.length === 0 ? [] : ['parts of the site cannot be read']),
  ];
  const kind = failing.length > 0 ? 'failing' : worries.length > 0 ? 'unknown' : 'well';
  return { kind, words: worries.join('; ') || 'All well' };
}
