import type { RegisteredRelease } from '@tessera/platform/protocol';
import type { State } from '../../state';
import { readPageRegistry, writePageRegistry } from './pageRegistry';

/** Origin that serves failing remotes, and the hash of the script whose modules throw (`scripts/tooling/src/local-site/serveFaultyRemotes.ts`). */
declare const FAULTY_REMOTES: { readonly origin: string; readonly integrity: string };

/** The release as its failing origin has it. Another container: the page's head loads the real one, which would be used. */
function failing(live: RegisteredRelease, fault: string): RegisteredRelease {
  const release = { ...live, container: `tessera_faulty_${fault}`, baseUrl: `${FAULTY_REMOTES.origin}/${fault}/` };
  return fault === 'throws'
    ? { ...release, entry: 'entry.js', integrity: { 'entry.js': FAULTY_REMOTES.integrity } }
    : release;
}

/** Changes the releases that the page runs: remotes whose origin fails, or a shell that is not the newest. */
export function changeRegistry({ remotes = {}, isOutdated = false }: State): void {
  const registry = readPageRegistry();
  for (const [name, fault] of Object.entries(remotes)) {
    const remote = registry.remotes[name];
    if (remote !== undefined) registry.remotes[name] = { live: failing(remote.live, fault) };
  }
  if (isOutdated && registry.shell !== undefined) registry.shell.buildId = 'outdated';
  writePageRegistry(registry);
}

/** Makes the document a minute older than it is: a page checks for a new release once it was open for a while. */
export function ageDocument(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}
