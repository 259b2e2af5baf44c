import type { RegisteredRelease } from '@tessera/shared-contracts/remotes';
import { entryTimeoutMs } from './entryTimeout';
import { shareScope } from './shared/provided';

/** What the entry script of a release leaves on the page, under a name of its own. */
interface Container {
  init(scope: typeof shareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** How often the entry of a release was tried anew. */
const attempts = new Map<string, number>();

const arrivedContainer = ({ container }: RegisteredRelease): Container | undefined =>
  (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[container];

/** Another address for each attempt: one at the same address would wait behind a request that hangs. */
function entryUrl({ container, entry, baseUrl }: RegisteredRelease): string {
  const attempt = attempts.get(container) ?? 0;
  return new URL(attempt === 0 ? entry : `${entry}?attempt=${attempt}`, baseUrl).href;
}

/** Waits for a script that the page itself asks for; one that is done has left the page (`page/headStart.ts`). */
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

/**
 * Fetches a module of a release. Entries of the page's own modules are among its scripts, and a container that is there is
 * asked directly; the federation runtime fetches every other, and is itself fetched when the first such is needed.
 */
export async function loadFromRelease(release: RegisteredRelease, module: string): Promise<unknown> {
  const url = entryUrl(release);
  if (arrivedContainer(release) === undefined) await untilPageScriptIsDone(url);
  const container = arrivedContainer(release);
  if (container === undefined) {
    const { loadByRuntime } = await import(/* webpackChunkName: "federation" */ './runtime');
    return loadByRuntime(release, url, module);
  }
  await container.init(shareScope);
  const factory = await container.get(`./${module}`);
  return factory();
}

/** Makes the next load of a release begin anew, if its entry has not arrived yet. */
export function renewRelease(release: RegisteredRelease): void {
  if (arrivedContainer(release) === undefined)
    attempts.set(release.container, (attempts.get(release.container) ?? 0) + 1);
}
