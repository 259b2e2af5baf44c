/**
 * Part of a build that runs in a page of a released site, by an override: reloads the page when the app is rebuilt. React's
 * production build replaces no components.
 */

declare const __webpack_hash__: string;
/** Base URL of the build's files. */
declare const __webpack_public_path__: string;
/** Name of the app, inserted by the build. */
declare const HOT_APP: string;

/** Changes a value that this tab stores as JSON (`platform/host/loader/releaseChoice.ts`). */
function changeStored<Value>(name: string, fallback: Value, change: (value: Value) => Value): void {
  const text = sessionStorage.getItem(name);
  sessionStorage.setItem(name, JSON.stringify(change(text === null ? fallback : (JSON.parse(text) as Value))));
}

/** Reloads with the newest build. One that crashed has ended its override and is quarantined; its successor is tried again. */
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
