import { rspack } from '@rspack/core';
import type { Release } from '../compose/release';
import { type BuildTarget, finishBuild, loadConfig } from './buildApp';

/** State of one target's build. */
export interface WatchedBuild {
  readonly target: BuildTarget;
  /** The newest successful build; absent before the first one. */
  readonly release?: Release;
  /** Why the newest edit could not be built. */
  readonly mistake?: unknown;
  readonly durationMs: number;
}

const buildId = 'dev';

/**
 * Builds targets for development, and rebuilds them with every edit.
 *
 * @param onBuilt called once per edit with the build of every target and the new ones; calls do not overlap
 */
export async function watchTargets(
  targets: readonly BuildTarget[],
  onBuilt: (builds: readonly WatchedBuild[], fresh: readonly WatchedBuild[]) => Promise<void>,
): Promise<void> {
  const compiler = rspack(await Promise.all(targets.map((target) => loadConfig(target, 'development', buildId))));
  const builds = new Map<string, WatchedBuild>();
  const fresh = new Set<string>();
  for (const [index, target] of targets.entries()) {
    // The bundler neither writes into the folder nor reacts to edits until this has ended.
    compiler.compilers[index]?.hooks.done.tapPromise('tessera', async (stats) => {
      const durationMs = (stats.endTime ?? 0) - (stats.startTime ?? 0);
      const before = builds.get(target.name)?.release;
      const build = await finishBuild(target, buildId, stats, 'development').then(
        (release) => ({ target, release, durationMs }),
        (mistake: unknown) => ({ target, mistake, durationMs, ...(before !== undefined && { release: before }) }),
      );
      builds.set(target.name, build);
      fresh.add(target.name);
    });
  }
  let working = Promise.resolve();
  const tell = async () => {
    const all = [...builds.values()];
    const news = all.filter(({ target }) => fresh.has(target.name));
    fresh.clear();
    if (news.length > 0) await onBuilt(all, news);
  };
  compiler.watch({}, (error) => {
    const news = error === null ? tell : () => Promise.reject(error);
    working = working.then(news).catch((failure: unknown) => console.error(failure));
  });
}
