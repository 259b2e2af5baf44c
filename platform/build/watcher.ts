import { watch } from 'node:fs';
import path from 'node:path';
import { rspack, type Watching } from '@rspack/core';
import type { Release } from '../compose/release';
import { finishBuild, loadConfig } from './buildApp';
import { exposedFiles, prerenderedFiles } from './bundler/rspack.remote';
import type { BuildTarget } from './targets';

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

/** Options of a watcher. */
export interface WatcherOptions {
  /** Called for each build at once. */
  readonly onNews: (news: BuildNews) => void;
  /**
   * Called with the builds of all targets and the new ones when no compiler is at work, so once for an edit that touches
   * several. Calls do not overlap.
   */
  readonly onBuilt: (builds: readonly WatchedBuild[], fresh: readonly WatchedBuild[]) => Promise<void>;
  /** Whether builds get what pages are composed from; by default they do. */
  readonly isPrerendered?: boolean;
}

const buildId = 'dev';
/** Milliseconds in which an editor may replace a file by removing it first. */
const saveMs = 100;

const pickBuild = ({ release, hash }: Partial<WatchedBuild> = {}) =>
  release === undefined || hash === undefined ? {} : { release, hash };

const exposesOf = ({ folder }: BuildTarget): string =>
  [...exposedFiles(folder), '', ...prerenderedFiles(folder)].join();

/** Builds targets for development, each with its own compiler, and rebuilds them with every edit. */
export function createWatcher({ onNews, onBuilt, isPrerendered = true }: WatcherOptions) {
  const builds = new Map<string, WatchedBuild>();
  const fresh = new Set<string>();
  /** Apps whose compilers are at work. */
  const busy = new Set<string>();
  let working = Promise.resolve();

  const tell = async () => {
    const all = [...builds.values()];
    const news = all.filter(({ target }) => fresh.has(target.name));
    fresh.clear();
    if (news.length > 0) await onBuilt(all, news);
  };

  async function start(target: BuildTarget): Promise<Watching | undefined> {
    const compiler = rspack(await loadConfig(target, 'development', buildId));
    const app = target.name;
    busy.add(app);
    compiler.hooks.invalid.tap('tessera', () => void busy.add(app));
    // The bundler neither writes into the folder nor reacts to edits until this has ended.
    compiler.hooks.done.tapPromise('tessera', async (stats) => {
      const durationMs = (stats.endTime ?? 0) - (stats.startTime ?? 0);
      const mistake = stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
      onNews(mistake === undefined ? { app, hash: stats.hash ?? '' } : { app, mistake });
      const before = builds.get(app);
      const build = await finishBuild(target, buildId, stats, { mode: 'development', isPrerendered }).then(
        (release) => ({ target, release, durationMs, hash: stats.hash ?? '' }),
        (mistake: unknown) => ({ target, mistake, durationMs, ...pickBuild(before) }),
      );
      builds.set(app, build);
      fresh.add(app);
    });
    return compiler.watch({}, (error) => {
      busy.delete(app);
      if (error !== null) console.error(error);
      if (busy.size === 0) working = working.then(tell).catch((failure: unknown) => console.error(failure));
    });
  }

  /** Starts the compiler again when a module is added to or removed from `src/expose`, which its configuration lists. */
  function followExposes(target: BuildTarget, restart: () => Promise<void>): void {
    let exposes = exposesOf(target);
    let restarting = Promise.resolve();
    watch(path.join(target.folder, 'src/expose'), () => {
      setTimeout(() => {
        if (exposes === exposesOf(target)) return;
        exposes = exposesOf(target);
        restarting = restarting.then(restart).catch((error: unknown) => console.error(error));
      }, saveMs);
    });
  }

  return {
    /** Builds a target and watches it from now on. */
    async add(target: BuildTarget): Promise<void> {
      let watching = await start(target);
      if (!target.isRemote) return;
      followExposes(target, async () => {
        await new Promise<void>((resolve) => (watching === undefined ? resolve() : watching.close(() => resolve())));
        watching = await start(target);
      });
    },
  };
}
