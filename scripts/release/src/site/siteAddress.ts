import { reasonOf } from '@tessera/project';
import { parseOwnerKeys } from '../manifest/signature';
import { Refused } from '../outcome';
import { wholeLines } from './history';
import type { ReleaseFiles, SiteReader } from './siteReader';
import { parseChange, parseSiteRegistry } from './siteRegistry';

const answerWithinMs = 10_000;

async function fetchFile(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(answerWithinMs), cache: 'no-store' });
  } catch (error) {
    const cause = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    throw new Error(`${address} cannot be reached: ${cause}`);
  }
}

/** Reads files of a release from the URL that players load them from, as strictly as browsers. */
export const filesAt = (baseUrl: string): ReleaseFiles => ({
  where: baseUrl,
  async read(file) {
    const response = await fetchFile(new URL(file, baseUrl).href);
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
    const isRun = /\.(js|css)$/.test(file);
    if (isRun && response.headers.get('access-control-allow-origin') === null) {
      throw new Error(
        `${response.url} answers without Access-Control-Allow-Origin, so no page of another origin runs it`,
      );
    }
    return Buffer.from(await response.arrayBuffer());
  },
});

/** A site given by the URL of its registry, which can be read but not changed. */
export async function openSiteAddress(address: string): Promise<SiteReader> {
  const base = new URL(address.replace(/registry\.json$/, ''));
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const text = async (file: string) => {
    const response = await fetchFile(new URL(file, base).href);
    return response.ok ? await response.text() : undefined;
  };
  const registryText = await text('registry.json').catch((error: unknown) => {
    throw new Refused(reasonOf(error));
  });
  if (registryText === undefined) throw new Refused(`There is no registry at ${base.href}.`);
  const registry = parseSiteRegistry(registryText);
  return {
    where: base.href,
    registry: async () => registry,
    answers: async () => ({}),
    history: async () => wholeLines((await text('history.jsonl')) ?? '').map(parseChange),
    ownerKeys: async (owner) => {
      const keys = await text(`keys/${owner}.json`);
      return keys === undefined ? undefined : parseOwnerKeys(keys);
    },
    releaseFiles: (app, id) => filesAt(`${registry.addresses[app] ?? new URL(`${app}/`, base).href}${id}/`),
  };
}

/** Whether a site was given by a URL. */
export const isAddress = (site: string): boolean => /^https?:\/\//.test(site);
