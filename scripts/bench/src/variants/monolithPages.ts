import type { ComposedRegistry } from '@tessera/platform/compose';
import { remoteNames } from '@tessera/platform/project';
import { registryElementId } from '@tessera/platform/protocol';

/** Files of each chunk group by its name, without those that the bundler loads later. */
export type ChunkGroups = Readonly<Record<string, { scripts: string[]; styles: string[] }>>;

/** Name of an exposed module's chunk. */
export const chunkName = (remote: string, module: string): string => `${remote}-${module}`;

/** Placeholder for the hash of a script. */
export const noHash = `sha384-${'0'.repeat(64)}`;

/** The application's chunks in the shape of a registry, from which composing derives what each page family should preload. */
export function asRegistry(groups: ChunkGroups, baseUrl: string): ComposedRegistry {
  // Its remotes have no entry: a file without a hash, which pages leave out.
  const release = {
    version: '0.0.0',
    buildId: 'bench',
    commit: 'unknown',
    contract: 1,
    container: 'monolith',
    entry: 'none.js',
    baseUrl,
  };
  const remotes = remoteNames.map((remote) => {
    const prefixOfRemote = chunkName(remote, '');
    const own = Object.entries(groups).filter(([name]) => name.startsWith(prefixOfRemote));
    const exposes = Object.fromEntries(
      own.map(([name, { scripts, styles }]) => [name.slice(prefixOfRemote.length), { scripts, styles }]),
    );
    // Composed pages contain only scripts with a hash; `asOneApplication` removes the placeholders again.
    const hashed = Object.values(exposes).flatMap(({ scripts }) => scripts);
    const integrity = Object.fromEntries(hashed.map((file) => [file, noHash]));
    return [remote, { live: { ...release, exposes, integrity } }] as const;
  });
  return { remotes: Object.fromEntries(remotes) };
}

const registryElement = new RegExp(`(<script type="application/json" id="${registryElementId}">).*?(</script>)`);

/** One application needs neither a registry in its page nor hashes of its own files. */
export const asOneApplication = (html: string): string =>
  html.replace(registryElement, '$1{"remotes":{}}$2').replaceAll(` integrity="${noHash}"`, '').replaceAll(noHash, '');
