import { reasonOf } from '@tessera/platform/project';
import { parseOwnerKeys } from '../manifest/signature';
import { Refused } from '../outcome';
import { historyKey, parseLines } from './history';
import type { ReleaseFiles, SiteReader } from './siteReader';
import { parseChange, parseSiteRegistry } from './siteRegistry';

const answerWithinMs = 10_000;
/** More than any file of a site has. */
const megabytesAtMost = 30;

async function fetchFile(address: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(address, { headers, signal: AbortSignal.timeout(answerWithinMs), cache: 'no-store' });
  } catch (error) {
    const cause = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    throw new Refused(`${address} cannot be reached: ${cause}`);
  }
}

async function readBody({ body, url }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > megabytesAtMost * 1e6) throw new Refused(`${url} answers more than ${megabytesAtMost} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Reads files of a release from the URL that players load them from, as strictly as browsers.
 *
 * @param page origin of the pages that load them
 */
export const filesAt = (baseUrl: string, page: string): ReleaseFiles => ({
  where: baseUrl,
  async read(file) {
    const response = await fetchFile(new URL(file, baseUrl).href, { origin: page });
    if (!response.ok) throw new Error(`${response.url} answers ${response.status} to pages of ${page}`);
    const isRun = /\.(js|css)$/.test(file);
    if (isRun && !['*', page].includes(response.headers.get('access-control-allow-origin') ?? '')) {
      throw new Error(
        `${response.url} answers without Access-Control-Allow-Origin for ${page}, whose pages cannot run it`,
      );
    }
    return readBody(response);
  },
});

/** A site given by the URL of its registry, which can be read but not changed. */
export async function openSiteAddress(address: string): Promise<SiteReader> {
  const base = new URL(address.replace(/registry\.json$/, ''));
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  /** Reads and parses a file of the site; `undefined` if it does not exist. */
  const readParsed = async <Value>(file: string, parse: (text: string) => Value): Promise<Value | undefined> => {
    const { href } = new URL(file, base);
    try {
      const response = await fetchFile(href);
      return response.ok ? parse(String(await readBody(response))) : undefined;
    } catch (error) {
      throw error instanceof Refused ? error : new Refused(`${href} cannot be read: ${reasonOf(error)}`);
    }
  };
  const registry = await readParsed('registry.json', parseSiteRegistry);
  if (registry === undefined) throw new Refused(`There is no registry at ${base.href}.`);
  return {
    where: base.href,
    // Pages read the registry of their own origin.
    origin: async () => base.origin,
    registry: async () => registry,
    answers: async () => ({}),
    history: async (setAside) =>
      (await readParsed(historyKey, (text) => parseLines({ key: historyKey, text }, parseChange, setAside))) ?? [],
    ownerKeys: (owner) => readParsed(`keys/${owner}.json`, parseOwnerKeys),
    releaseFiles: (app, id) =>
      filesAt(`${registry.addresses[app] ?? new URL(`${app}/`, base).href}${id}/`, base.origin),
  };
}

/** Whether a site was given by a URL. */
export const isAddress = (site: string): boolean => /^https?:\/\//.test(site);
