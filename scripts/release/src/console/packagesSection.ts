import { html, type Markup } from './html';
import { type Candidate, type Expecting, sharedPackagesOf, waitingOf } from './packages';
import { scrolled, stacked, table } from './parts';
import type { AppView, SiteView } from './siteView';

const hostOf = (releases: AppView['releases'], isIt: (roles: readonly string[]) => boolean) =>
  releases.flatMap(({ id, roles, manifest }) =>
    isIt(roles) && 'host' in manifest && manifest.host !== undefined ? [{ id, provides: manifest.host.provides }] : [],
  );

/** The remotes that pages name, with what they accept. */
const remotesOf = (apps: readonly AppView[]): readonly Expecting[] =>
  apps
    .filter(({ name }) => name !== 'shell')
    .flatMap(({ name, releases }) =>
      releases.flatMap(({ id, roles, manifest }) => {
        const role = roles.find((each) => /^(live|canary|previous)$/.test(each));
        if (role === undefined || 'problem' in manifest) return [];
        return [{ name: `${name} ${id} (${role})`, shared: manifest.shared }];
      }),
    );

const outcome = ({ version, blockers }: Candidate): Markup =>
  stacked([html`<code>${version}</code>`, ...(blockers.length === 0 ? ['accepted by all'] : blockers)]);

/** Who blocks a newer version of a shared package. */
export function packagesSection({ apps }: SiteView): Markup {
  const shells = apps.find(({ name }) => name === 'shell')?.releases ?? [];
  const [live] = hostOf(shells, (roles) => roles.includes('live'));
  if (live === undefined) return html`<p>No shell is live, so nothing is provided.</p>`;
  const remotes = remotesOf(apps);
  const packages = sharedPackagesOf(live.provides, remotes);
  if (packages.length === 0) return html`<p>The live shell provides no shared packages.</p>`;
  const caption = 'Who blocks a newer version';
  const rows = packages.map(({ name, provided, ranges, next }) => [
    html`<code>${name}</code>`,
    html`<code>${provided}</code>`,
    ranges.length === 0
      ? 'no remote'
      : stacked(ranges.map(({ range, releases }) => html`<code>${range}</code> ${releases.join(', ')}`)),
    ...next.map(outcome),
  ]);
  const head = ['Package', 'Live shell', 'Accepted by', 'Next patch', 'Next minor', 'Next major'];
  const waiting = waitingOf(
    live.provides,
    hostOf(shells, (roles) => !roles.includes('live')),
    remotes,
  );
  return html`<p>A release blocks a version that its range does not accept: no shell that provides it goes live while pages name that release.</p>
${scrolled(caption, table({ caption, head, rows }))}
${
  waiting.length === 0
    ? ''
    : html`<h3>Shells that are not live</h3><ul class="lines">${waiting.map(
        ({ shell, name, version, blockers }) =>
          html`<li>shell ${shell} provides ${name} ${version}: ${blockers.length === 0 ? 'accepted by all' : blockers.join(', ')}</li>`,
      )}</ul>`
}`;
}
