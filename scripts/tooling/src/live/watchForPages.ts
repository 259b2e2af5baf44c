import { createWatcher, type WatchedBuild } from '@tessera/platform/build';
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
interface Pages {
  tell(message: LiveMessage): void;
  /** Composes pages from the newest successful build of each watched app; resolves to `false` while one of them is missing. */
  compose(builds: readonly WatchedBuild[]): Promise<boolean>;
  readonly isPrerendered?: boolean;
}

/** Watches apps for open pages: prints and tells what was built and what is wrong with an edit, including its types. */
export function watchForPages({ tell, compose, isPrerendered = true }: Pages) {
  const hashes = new Map<string, string>();
  const checkTypes = createTypeChecker((app, mistake) => {
    if (mistake !== undefined) console.error(pc.red(mistake));
    tell({ app, hash: hashes.get(app), mistake });
  });
  let areComposed = () => {};
  const composed = new Promise<void>((resolve) => {
    areComposed = resolve;
  });
  let isFirst = true;
  const watcher = createWatcher({
    isPrerendered,
    onNews(news) {
      if (news.hash !== undefined) hashes.set(news.app, news.hash);
      tell(news);
    },
    async onBuilt(builds, fresh) {
      for (const build of fresh) print(build);
      const good = fresh.filter(({ mistake }) => mistake === undefined).map(({ target }) => target.name);
      if (good.length === 0 || !(await compose(builds))) return;
      tell({ composed: Object.fromEntries(builds.map(({ target, hash }) => [target.name, hash])) });
      // The first builds are those of a checkout, which the check `types` covers.
      if (!isFirst) void checkTypes(good);
      isFirst = false;
      areComposed();
    },
  });
  return { ...watcher, composed };
}
