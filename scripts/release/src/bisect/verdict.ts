import type { HistoryEntry } from '../site/history';
import { releasesOf, type SiteRegistry } from '../site/siteRegistry';
import type { Next } from './search';
import type { LiveChange, SiteState } from './states';

/** How a search ended. */
export interface Verdict {
  readonly isFound: boolean;
  readonly lines: readonly string[];
}

const who = ({ by, owner }: HistoryEntry) => by ?? owner ?? 'an unknown person';

/** The command that brings back what was live before the change, or why there is none. */
function remedyOf(registry: SiteRegistry, { app }: LiveChange, earlier: string | undefined): string {
  const { live, before, releases } = releasesOf(registry, app);
  if (earlier === undefined) return 'no earlier release';
  if (live?.id === earlier) return `already done, ${earlier} is live`;
  if (before.includes(earlier)) return `npm run release -- rollback ${app} ${earlier}`;
  return releases[earlier] === undefined ? `${earlier} was pruned` : `npm run release -- promote ${app} ${earlier}`;
}

function describeChange(registry: SiteRegistry, change: LiveChange, earlier: string | undefined): readonly string[] {
  const { app, release, revision, command, at } = change;
  const { releases } = releasesOf(registry, app);
  const commitOf = (id: string | undefined) => releases[id ?? '']?.commit.slice(0, 10);
  const [commit, earlierCommit] = [commitOf(release), commitOf(earlier)];
  const range = earlierCommit === undefined || earlierCommit === commit ? '' : `, git log ${earlierCommit}..${commit}`;
  return [
    `${app} ${release} is the first bad release.`,
    `  version    ${releases[release]?.version ?? release}${earlier === undefined ? '' : `, after ${earlier}`}`,
    `  commit     ${commit ?? 'unknown'}${range}`,
    `  revision   ${revision}, ${command} at ${at} by ${who(change)}`,
    `  roll back  ${remedyOf(registry, change, earlier)}`,
  ];
}

/** Words the end of a search. */
export function verdictOf(
  end: Exclude<Next, { readonly kind: 'try' }>,
  states: readonly SiteState[],
  registry: SiteRegistry,
): Verdict {
  if (end.kind === 'contradiction') {
    const { revision } = (end.wrong === 'good' ? states[0] : states.at(-1)) ?? {};
    const not = end.wrong === 'good' ? 'bad' : 'good';
    return {
      isFound: false,
      lines: [
        `Revision ${revision} is ${not} too: no release in between made the difference. Look outside of the releases (the API, site.json, the test), or choose another revision.`,
      ],
    };
  }
  const suspects = states.slice(end.good + 1, end.bad + 1).flatMap(({ change }) => change ?? []);
  const [change] = suspects;
  if (change !== undefined && suspects.length === 1) {
    const earlier = states[end.good]?.live[change.app];
    return { isFound: true, lines: describeChange(registry, change, earlier) };
  }
  return {
    isFound: false,
    lines: [
      'The first bad release is one of these; what could tell them apart was skipped:',
      ...suspects.map(({ revision, app, release }) => `  ${app} ${release} (revision ${revision})`),
    ],
  };
}
