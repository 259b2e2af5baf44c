import type { PageDiagnostics, RemoteDiagnostics } from '../../protocol';
import type { Attributes } from './otlp';

/** A release of an app on this page. */
export interface App {
  readonly name: string;
  readonly release: string;
  readonly baseUrl: string | undefined;
  readonly cohort: string;
}

const releaseOf = ({ version, buildId }: { version?: string | undefined; buildId?: string | undefined }) =>
  `${version}-${buildId}`;

/** The release of a remote that a page diagnoses. */
export const remoteApp = ([name, remote]: [string, RemoteDiagnostics]): App => {
  const { baseUrl, override, cohort } = remote;
  return { name, release: releaseOf(remote), baseUrl, cohort: override ? 'override' : cohort };
};

/** The release of the shell, if the page names it. */
export function shellAppOf({ shell }: PageDiagnostics): App | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[defer]')?.src;
  const baseUrl = script ? new URL('.', script).href : undefined;
  return shell && { name: 'shell', release: releaseOf(shell), baseUrl, cohort: shell.isCanary ? 'canary' : 'live' };
}

/** Attributes of what is reported of a release. */
export const labelsOf = ({ name, release, cohort }: App): Attributes => ({
  'tessera.remote': name,
  'tessera.release': release,
  'tessera.cohort': cohort,
});

/** Whether an entry of the browser's timeline is a resource. */
export const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry.entryType === 'resource';

/** Whether a page had to fetch scripts of a release until a time. A new release is in no cache, so only the same is comparable. */
export function cacheOf({ baseUrl }: App, until: number): string | undefined {
  if (baseUrl === undefined) return undefined;
  const own = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(baseUrl));
  const isFetched = own.some((entry) => isResource(entry) && entry.transferSize > 0 && entry.responseEnd <= until);
  return isFetched ? 'cold' : 'warm';
}

/** The app whose script is nearest to the beginning of a text: in a stack, the innermost. */
export const ownerOf = (text: string, apps: readonly App[]): App | undefined =>
  apps
    .map((app) => ({ app, at: app.baseUrl ? text.indexOf(app.baseUrl) : -1 }))
    .filter(({ at }) => at >= 0)
    // Where the shell's files lie beside the site, its address also begins those of others.
    .sort((a, b) => a.at - b.at || (b.app.baseUrl?.length ?? 0) - (a.app.baseUrl?.length ?? 0))[0]?.app;
