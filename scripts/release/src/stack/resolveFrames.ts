import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapFile } from '@tessera/platform/compose/release';
import { reasonOf } from '@tessera/platform/project';
import { readManifest } from '../gate/gateInput';
import { integrityOf } from '../manifest/manifest';
import type { SiteReader } from '../site/siteReader';
import { releasesOf, type SiteRegistry } from '../site/siteRegistry';
import type { Frame } from './frames';
import { parseSourceMap } from './sourceMap';

/** A frame's position in the sources; line and column begin at 1. */
export interface SourcePosition {
  readonly app: string;
  readonly id: string;
  /** Path in the project. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** What the source calls the thing at this position, if the build has renamed it. */
  readonly name: string | null;
}

/** A script of a release. */
interface Script {
  readonly app: string;
  readonly id: string;
  readonly file: string;
}

/** The script at an address; throws unless the registry has its release. */
function scriptAt(address: string, registry: SiteRegistry): Script {
  const { origin, pathname } = new URL(address);
  for (const [app, base] of Object.entries(registry.addresses)) {
    if (!(origin + pathname).startsWith(base)) continue;
    const [id = '', ...rest] = (origin + pathname).slice(base.length).split('/');
    if (Object.hasOwn(releasesOf(registry, app).releases, id)) return { app, id, file: rest.join('/') };
    throw new Error(`the site has no release ${app} ${id}`);
  }
  throw new Error('no address of a release of this site');
}

async function readMap(site: SiteReader, registry: SiteRegistry, { app, id, file }: Script): Promise<TraceMap> {
  const { maps } = await readManifest(site, registry, app, id);
  const listed = Object.hasOwn(maps, file) ? maps[file] : undefined;
  if (listed === undefined) throw new Error(`${app} ${id} has no source map of ${file}`);
  const content = await site.releaseFiles(app, id).read(mapFile(file));
  if (integrityOf(content) !== listed.integrity) throw new Error(`${mapFile(file)} of ${app} ${id} is altered`);
  try {
    return new TraceMap(parseSourceMap(content.toString()));
  } catch (error) {
    throw new Error(`${mapFile(file)} of ${app} ${id} cannot be read: ${reasonOf(error)}`);
  }
}

/**
 * Finds the positions of frames in the sources, by the source maps of a site's releases. Nothing in a frame becomes a path:
 * the release has to be in the registry, and the script in its manifest.
 *
 * @returns resolves a frame; rejects with the reason when that is impossible
 */
export function frameResolver(site: SiteReader, registry: SiteRegistry): (frame: Frame) => Promise<SourcePosition> {
  const read = new Map<string, Promise<TraceMap>>();
  return async ({ address, line, column }) => {
    const script = scriptAt(address, registry);
    const key = Object.values(script).join(' ');
    const reading = read.get(key) ?? readMap(site, registry, script);
    read.set(key, reading);
    const map = await reading;
    const found = line > 0 && column > 0 ? originalPositionFor(map, { line, column: column - 1 }) : undefined;
    // A segment may refer to a source that the map does not list.
    if (!found?.source) throw new Error(`the source map of ${script.file} has nothing for this position`);
    const { app, id } = script;
    return { app, id, source: found.source, line: found.line, column: found.column + 1, name: found.name };
  };
}
