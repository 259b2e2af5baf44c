/**
 * Part of every app's development build: replaces changed modules in the page when the app is rebuilt. A change that neither
 * a component nor an exposed module accepts reloads the page.
 */

import { performReactRefresh } from 'react-refresh/runtime';

declare const __webpack_hash__: string;
/** Name of the app, inserted by the build. */
declare const HOT_APP: string;
declare const module: {
  readonly hot: { status(): string; check(isApplied: boolean): Promise<readonly unknown[] | null> };
};

/** State of the development page (`platform/compose/livePage.js`). */
interface HotPage {
  /** Newest build of each app. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Build of each app that the page runs. */
  readonly applied: Record<string, string>;
  /** Reloads the page once it is composed of the newest build of an app. */
  reload(app: string): void;
}
const page = (window as unknown as { readonly __hot: HotPage }).__hot;
const newest = () => page.hashes[HOT_APP];

/** Applies one build after the other, from the loaded one to the newest. */
async function update(): Promise<void> {
  if (module.hot.status() !== 'idle') return;
  try {
    while (newest() !== undefined && newest() !== __webpack_hash__) {
      if ((await module.hot.check(true)) === null) throw new Error(`There is no update from ${__webpack_hash__}.`);
      // Modules that export more than components do not ask for it.
      performReactRefresh();
      page.applied[HOT_APP] = __webpack_hash__;
    }
  } catch (error) {
    console.warn(`${HOT_APP} cannot be updated in place:`, error);
    page.reload(HOT_APP);
  }
}

page.applied[HOT_APP] = __webpack_hash__;
addEventListener('hot-build', ({ detail }: CustomEventInit<string>) => {
  if (detail === HOT_APP) void update();
});
void update();
