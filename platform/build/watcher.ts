import { watch } from 'node:fs';
import path from 'node:path';
import { rspack, type Watching } from '@rspack/core';
import type { Release } from '../compose/release';
import { UserError } from '../project';
import { finishBuild, loadConfig, mistakeIn, readChunks } from './buildApp';
import { exposedFiles, prerenderedFiles } from './bundler/exposedFiles';
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
   * several, and for edits that follow soon. Calls do not overlap.
   */
  readonly onBuilt: (builds: readonly WatchedBuild[], fresh: readonly WatchedBuild[]) => Promise<void>;
  /** Whether builds get what pages are composed from; by default they do. */
  readonly isPrerendered?: boolean;
  readonly mode?: 'development' | 'override';
}

const buildId = 'dev';
/** Milliseconds in which an editor may replace a file by emptying or removing it first. */
const saveMs = 50;

const exposesOf = ({ folder }: BuildTarget): string =>
  [...exposedFiles(folder), '', ...prerenderedFiles(folder)].join();

/** Builds targets for development, each with its own compiler, and rebuilds them with every edit. */
export function createWatcher({ onNews, onBuilt, isPrerendered = true, mode = 'development' }: WatcherOptions) {
  const builds = new Map<string, WatchedBuild>();
  /** Builds that the bundler has written and nothing has finished, by app. */
  const written = new Map<string, () => Promise<WatchedBuild>>();
  /** Apps whose compilers are at work. */
  const busy = new Set<string>();
  let working = Promise.resolve();

  const finish = async () => {
    const unfinished = [...written.values()];
    written.clear();
    const fresh = await Promise.all(unfinished.map((work) => work()));
    for (const build of fresh) builds.set(build.target.name, build);
    if (fresh.length > 0) await onBuilt([...builds.values()], fresh);
  };

  async function start(target: BuildTarget): Promise<Watching | undefined> {
    const compiler = rspack(await loadConfig(target, mode, buildId));
    const app = target.name;
    busy.add(app);
    compiler.hooks.invalid.tap('tessera', () => void busy.add(app));
    compiler.hooks.done.tap('tessera', (stats) => {
      const durationMs = (stats.endTime ?? 0) - (stats.startTime ?? 0);
      const hash = stats.hash ?? '';
      const mistake = mistakeIn(target, stats);
      onNews(mistake === undefined ? { app, hash } : { app, mistake });
      const chunks = readChunks(stats);
      // Prerendering takes seconds. The bundler goes on meanwhile, so that the next edit does not wait.
      written.set(app, async () => {
        try {
          if (mistake !== undefined) throw new UserError(mistake);
          const release = await finishBuild(target, buildId, chunks, { mode, isPrerendered });
          return { target, release, durationMs, hash };
        } catch (mistake) {
          return { ...builds.get(app), target, mistake, durationMs };
        }
      });
    });
    // A file that is just being saved is empty for a moment.
    return compiler.watch({ aggregateTimeout: saveMs }, (error) => {
      busy.delete(app);
      if (error !== null) console.error(error);
      if (busy.size === 0) working = working.then(finish).catch((failure: unknown) => console.error(failure));
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
