import type { RegisteredRelease } from '@tessera/shared-contracts/remotes';
import { shareScope } from '../shared/provided';
import { entryTimeoutMs, type ModuleSource } from './moduleSource';

/** What the entry script of a release leaves on the page, under a name of its own. */
interface Container {
  init(scope: typeof shareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

const arrivedContainer = ({ container }: RegisteredRelease): Container | undefined =>
  (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[container];

/** Waits for a script that the page itself asks for; one that is done has left the page (`page/earlyFetch.ts`). */
async function untilPageScriptIsDone(url: string): Promise<void> {
  const script = [...document.scripts].find(({ src }) => src === url);
  if (script === undefined) return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${url} gave no answer within ${entryTimeoutMs} ms.`)),
      entryTimeoutMs,
    );
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
}

/** Containers that are on the page, and those whose script is on its way to it, are asked directly. */
export const pageContainers: ModuleSource = {
  async load(release, module, url) {
    if (arrivedContainer(release) === undefined) await untilPageScriptIsDone(url);
    const container = arrivedContainer(release);
    if (container === undefined) return undefined;
    await container.init(shareScope);
    const factory = await container.get(`./${module}`);
    return factory();
  },
};
