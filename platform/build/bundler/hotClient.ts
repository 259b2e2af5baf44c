/**
 * Part of every app's development build: replaces changed modules in the page when the app is rebuilt. A change that neither
 * a component nor an exposed module accepts reloads the page.
 */

import { performReactRefresh } from 'react-refresh/runtime';

declare const __webpack_hash__: string;
/** Base URL of the build's files. */
declare const __webpack_public_path__: string;
/** Name of the app, inserted by the build. */
declare const HOT_APP: string;
declare const module: {
  readonly hot: { status(): string; check(isApplied: boolean): Promise<readonly unknown[] | null> };
};

/** State of the development page (`platform/compose/livePage.js`); other pages run a build by an override. */
interface HotPage {
  /** Newest build of each app. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Reloads the page once it is composed of the newest build of an app. */
  reload(app: string): void;
}
const page = (window as unknown as { readonly __hot?: HotPage }).__hot;
const newest = () => page?.hashes[HOT_APP];

/** Applies one build after the other, from the loaded one to the newest. */
async function update(): Promise<void> {
  if (module.hot.status() !== 'idle') return;
  try {
    while (newest() !== undefined && newest() !== __webpack_hash__) {
      if ((await module.hot.check(true)) === null) throw new Error(`There is no update from ${__webpack_hash__}.`);
      // Modules that export more than components do not ask for it.
      performReactRefresh();
    }
  } catch (error) {
    console.warn(`${HOT_APP} cannot be updated in place:`, error);
    page?.reload(HOT_APP);
  }
}

/** Changes a value that this tab stores as JSON (`platform/host/loader/releaseChoice.ts`). */
function changeStored<Value>(name: string, fallback: Value, change: (value: Value) => Value): void {
  const text = sessionStorage.getItem(name);
  sessionStorage.setItem(name, JSON.stringify(change(text === null ? fallback : (JSON.parse(text) as Value))));
}

/**
 * Reloads a page of a released site with the newest build. React's production build replaces no components, so nothing
 * is replaced in place. A build that crashed has ended its override and is quarantined; its successor is tried again.
 */
async function reloadWithNewest(): Promise<void> {
  const response = await fetch(new URL('release.json', __webpack_public_path__), { cache: 'no-store' });
  const release = (await response.json()) as { readonly container: string };
  changeStored<Record<string, object>>('release-overrides', {}, (overrides) => ({
    ...overrides,
    [HOT_APP]: { ...release, baseUrl: __webpack_public_path__ },
  }));
  changeStored<readonly string[]>('quarantined-releases', [], (names) =>
    names.filter((name) => name !== release.container),
  );
  location.reload();
}

/** Listens to the server of the build itself, since the page has no script of a development site. */
function followServer(): void {
  new EventSource(new URL('__reload', __webpack_public_path__)).onmessage = ({ data }: MessageEvent<string>) => {
    const { app, mistake, composed } = JSON.parse(data) as Readonly<{
      app?: string;
      mistake?: string;
      composed?: Readonly<Record<string, string>>;
    }>;
    if (app === HOT_APP && mistake !== undefined) console.error(mistake);
    const hash = composed?.[HOT_APP];
    if (hash !== undefined && hash !== __webpack_hash__) void reloadWithNewest();
  };
}

if (page === undefined) followServer();
else {
  addEventListener('hot-build', ({ detail }: CustomEventInit<string>) => {
    if (detail === HOT_APP) void update();
  });
  void update();
}
