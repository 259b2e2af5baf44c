import pc from 'picocolors';
import type { Comparison } from './compare';
import {
  countsOf,
  type Group,
  histogramsOf,
  leftOutLines,
  merged,
  shareOf,
  shareText,
  totalOf,
  valueText,
} from './measures';
import type { Reports } from './reports';
import { intervalOf, percentileOf, type Share, sizeOf } from './statistics';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function failedText(share: Share): string {
  if (share.trials === 0) return 'no session';
  const [low, high] = intervalOf(share);
  return `${shareText(share)}, likely ${percent(low)} to ${percent(high)}`;
}

/** Rows of cells as lines of text. */
function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(width(column)))).join('   ')}`.trimEnd(),
  );
}

const mostEvents = 5;

/** The most frequent failures of a release: how often, kind, module, place. */
export function failureLines(reports: Reports, { release }: Group): readonly string[] {
  const events = reports.events
    .filter(({ attributes }) => attributes['tessera.release'] === release)
    .slice(0, mostEvents);
  return events.flatMap(({ name, attributes, count }) => {
    const [place] = (attributes['exception.stacktrace'] ?? attributes['tessera.place'] ?? '').split('\n');
    const what = [
      attributes['tessera.kind'] ?? attributes['tessera.directive'] ?? name,
      attributes['tessera.module'],
      place,
    ];
    return [`${count} × ${what.filter(Boolean).join(' ')}`];
  });
}

/** The numbers of releases side by side: rows of cells, of which the first row and the first cell of each row are headings. */
export function sideBySide(reports: Reports, groups: readonly Group[]): readonly (readonly string[])[] {
  const histograms = groups.map((group) => histogramsOf(reports, group));
  const keys = [...new Set(histograms.flatMap((found) => [...found.keys()]))].sort();
  const cell = (found: (typeof histograms)[number], key: string) => {
    const entry = found.get(key);
    const all = merged(entry?.minutes.values() ?? []);
    const value = percentileOf(all, 75);
    return value === undefined ? '–' : `${valueText(value, entry?.measure.unit ?? '')} of ${sizeOf(all)}`;
  };
  return [
    ['', ...groups.map(({ release, cohort }) => `${release} (${cohort})`)],
    ['failed', ...groups.map((group) => failedText(shareOf(reports, group)))],
    ['quarantined', ...groups.map((group) => `${totalOf(countsOf(reports, group, 'tessera.remote.quarantines'))}`)],
    ...keys.map((key) => [key, ...histograms.map((found) => cell(found, key))]),
  ];
}

/** {@link sideBySide} as lines of text. */
export const sideBySideLines = (reports: Reports, groups: readonly Group[]): readonly string[] => [
  ...tableLines(sideBySide(reports, groups)),
  ...leftOutLines(reports).map((line) => `  ${line}`),
];

/** What `health` prints of a canary and the live release. */
export function healthLines(reports: Reports, canary: Group, live: Group, result: Comparison): readonly string[] {
  const color = { worse: pc.red, 'no worse': pc.green, 'too few sessions': pc.yellow, unknown: pc.yellow }[
    result.verdict
  ];
  const failures = failureLines(reports, canary).map((line) => `  ${line}`);
  return [
    ...sideBySideLines(reports, [canary, live]),
    ...(failures.length > 0 ? ['Most frequent failures:', ...failures] : []),
    `Verdict: ${color(result.verdict)}${result.reasons.length > 0 ? `: ${result.reasons.join('; ')}` : ''}.`,
  ];
}
