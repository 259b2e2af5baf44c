import { rspack } from '@rspack/core';
import type { Release } from '../compose/release';
import { type BuildTarget, finishBuild, loadConfig } from './buildApp';

/** Sent to pages when the bundler has written a build, before its markup is prerendered, or could not make one. */
export interface BuildNews {
  readonly app: string;
  /** Name of the build, for the page's modules to be replaced by it. */
  readonly hash?: string;
  /** Why the newest edit could not be built: file, line and reason. */
  readonly mistake?: string;
}

/** State of one target's build. */
export interface WatchedBuild {
  readonly target: BuildTarget;
  /** The newest successful build; absent before the first one. */
  readonly release?: Release;
  /** Name of the newest successful build. */
  readonly hash?: string;
  /** Why the newest edit could not be built. */
  readonly mistake?: unknown;
  readonly durationMs: number;
}

const buildId = 'dev';

const pickBuild = ({ release, hash }: Partial<WatchedBuild> = {}) =>
  release === undefined || hash === undefined ? {} : { release, hash };

/**
 * Builds targets for development, and rebuilds them with every edit.
 *
 * @param onNews called for each build at once
 * @param onBuilt called once per edit with the build of every target and the new ones; calls do not overlap
 */
export async function watchTargets(
  targets: readonly BuildTarget[],
  onNews: (news: BuildNews) => void,
  onBuilt: (builds: readonly WatchedBuild[], fresh: readonly WatchedBuild[]) => Promise<void>,
): Promise<void> {
  const compiler = rspack(await Promise.all(targets.map((target) => loadConfig(target, 'development', buildId))));
  const builds = new Map<string, WatchedBuild>();
  const fresh = new Set<string>();
  for (const [index, target] of targets.entries()) {
    // The bundler neither writes into the folder nor reacts to edits until this has ended.
    compiler.compilers[index]?.hooks.done.tapPromise('tessera', async (stats) => {
      const durationMs = (stats.endTime ?? 0) - (stats.startTime ?? 0);
      const app = target.name;
      const mistake = stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
      onNews(mistake === undefined ? { app, hash: stats.hash ?? '' } : { app, mistake });
      const before = builds.get(target.name);
      const build = await finishBuild(target, buildId, stats, 'development').then(
        (release) => ({ target, release, durationMs, hash: stats.hash ?? '' }),
        (mistake: unknown) => ({ target, mistake, durationMs, ...pickBuild(before) }),
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
