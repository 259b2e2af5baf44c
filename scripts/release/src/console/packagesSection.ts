import { html, type Markup } from '@tessera/tooling/html';
import { type Candidate, type Expecting, sharedPackagesOf } from './packages';
import { scrolled, stacked, table } from './parts';
import type { AppView, SiteView } from './siteView';

/** The remotes that pages name, with what they accept. */
const remotesOf = (apps: readonly AppView[]): readonly Expecting[] =>
  apps
    .filter(({ name }) => name !== 'shell')
    .flatMap(({ name, releases }) =>
      releases.flatMap(({ roles, manifest }) => {
        const role = roles.find((each) => /^(live|canary|previous)$/.test(each));
        if (role === undefined || 'problem' in manifest) return [];
        return [{ name: role === 'live' ? name : `${name} (${role})`, shared: manifest.shared }];
      }),
    );

const outcome = ({ blockers }: Candidate): string =>
  blockers.length === 0 ? 'accepted by all' : `blocked by ${blockers.join(', ')}`;

/** Who blocks a newer version of a shared package. */
export function packagesSection({ apps }: SiteView): Markup {
  const shell = apps.find(({ name }) => name === 'shell')?.releases.find(({ roles }) => roles.includes('live'));
  const host = shell && 'host' in shell.manifest ? shell.manifest.host : undefined;
  if (host === undefined) return html`<p>No shell is live, so nothing is provided.</p>`;
  const packages = sharedPackagesOf(host.provides, remotesOf(apps));
  if (packages.length === 0) return html`<p>The live shell provides no shared packages.</p>`;
  const caption = 'Who blocks a newer version';
  const rows = packages.map(({ name, provided, ranges, next }) => [
    html`<code>${name}</code>`,
    html`<code>${provided}</code>`,
    ranges.length === 0
      ? 'no remote'
      : stacked(ranges.map(({ range, releases }) => html`<code>${range}</code> ${releases.join(', ')}`)),
    ...next.map((candidate) => stacked([html`<code>${candidate.version}</code>`, outcome(candidate)])),
  ]);
  const head = ['Package', 'Live shell', 'Accepted by', 'Next patch', 'Next minor', 'Next major'];
  return html`<p>A release blocks a version that its range excludes: the gate refuses a shell that provides it while pages name that release. Releases are live unless the table says otherwise.</p>
${scrolled(caption, table({ caption, head, rows }))}`;
}
