import { createWatcher, type WatchedBuild, type WatcherOptions } from '@tessera/platform/build';
import pc from 'picocolors';
import type { LiveMessage } from '../serve/liveStream';
import { createTypeChecker } from './typeChecker';

/** Path at which servers tell pages of new builds. */
export const reloadStream = '/__reload';

const print = ({ target, mistake, durationMs }: WatchedBuild) => {
  if (mistake === undefined) return console.log(`${target.name.padEnd(10)} ${pc.dim(`built in ${durationMs} ms`)}`);
  console.error(pc.red(mistake instanceof Error ? mistake.message : String(mistake)));
};

/** What a command does with new builds. */
interface Pages extends Pick<WatcherOptions, 'isPrerendered' | 'mode'> {
  tell(message: LiveMessage): void;
  /** Composes pages from the newest successful build of each watched app; resolves to `false` while one of them is missing. */
  compose(builds: readonly WatchedBuild[]): Promise<boolean>;
}

/** Watches apps for open pages: prints and tells what was built and what is wrong with an edit, including its types. */
export function watchForPages({ tell, compose, ...options }: Pages) {
  const hashes = new Map<string, string>();
  const checkTypes = createTypeChecker((app, mistake) => {
    if (mistake !== undefined) console.error(pc.red(mistake));
    tell({ app, hash: hashes.get(app), mistake });
  });
  let areComposed = () => {};
  const composed = new Promise<void>((resolve) => {
    areComposed = resolve;
  });
  let isComposed = false;
  const watcher = createWatcher({
    ...options,
    onNews(news) {
      tell(news);
      if (news.hash === undefined) return;
      hashes.set(news.app, news.hash);
      if (isComposed) void checkTypes([news.app]);
    },
    async onBuilt(builds, fresh) {
      for (const build of fresh) print(build);
      const good = fresh.filter(({ mistake }) => mistake === undefined).map(({ target }) => target.name);
      if (good.length === 0 || !(await compose(builds))) return;
      tell({ composed: Object.fromEntries(builds.map(({ target, hash }) => [target.name, hash])) });
      areComposed();
      // Not earlier, to start sooner. This first check makes those of edits fast.
      if (!isComposed) void checkTypes(good);
      isComposed = true;
    },
  });
  return { ...watcher, composed };
}
