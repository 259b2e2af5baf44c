/**
 * The site's worker. It shows the offline page, which composing writes into it, when a page cannot be fetched. It answers nothing
 * else and caches nothing, so every release, rollback and preview comes from the network as without it.
 */

/** The page and its Content-Security-Policy (`platform/compose/offlineWorker.ts`). */
declare const offlinePage: { readonly page: string; readonly policy: string };

/** The events of a worker that are used here, which the compiler's library for pages lacks. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** Missing in browsers that do not request pages early. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
declare const skipWaiting: () => Promise<void>;
declare const registration: ServiceWorkerRegistration;

const showOffline = () =>
  new Response(offlinePage.page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': offlinePage.policy },
  });

addEventListener('install', () => skipWaiting());
// The browser then requests a page while the worker starts.
addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  const asked = event as FetchEvent;
  if (asked.request.mode !== 'navigate') return;
  const early = Promise.resolve(asked.preloadResponse);
  // biome-ignore lint/style/noRestrictedGlobals: a page is no call of the API
  asked.respondWith(early.then((response) => response ?? fetch(asked.request)).catch(showOffline));
});
