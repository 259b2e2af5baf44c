import { yieldToMain } from '@tessera/shared-contracts/ui';
import type { RegisteredRelease } from '../../../protocol';
import { shareScope } from '../shared/provided';
import { entryTimeoutMs, type ModuleSource } from './moduleSource';

/** Global that the entry script of a release sets, under a unique name. */
interface Container {
  init(scope: typeof shareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

const arrivedContainer = ({ container }: RegisteredRelease): Container | undefined =>
  (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[container];

/** Waits for a script that the page requests itself; one that has finished is removed from the page (`document/earlyFetch.ts`). */
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

/** Uses containers that are on the page, or whose script is loading, directly. */
export const pageContainers: ModuleSource = {
  async load(release, module, url) {
    if (arrivedContainer(release) === undefined) await untilPageScriptIsDone(url);
    const container = arrivedContainer(release);
    if (container === undefined) return undefined;
    await container.init(shareScope);
    const factory = await container.get(`./${module}`);
    // Evaluates the module in a task apart from its last script and from other modules.
    await yieldToMain();
    return factory();
  },
};
