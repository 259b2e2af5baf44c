// Inlined into the pages of a development site. All tabs share one connection, since browsers limit them.
// @ts-check
(() => {
  const stream = '__STREAM__';
  /** Newest build of each app, and what is wrong with its newest edit. */
  const hashes = {};
  const mistakes = {};
  const replaced = new Set();
  /** Build of each app that the newest page has. */
  let composed = {};
  /** Build of each app that the page runs, by its client (`platform/build/bundler/hotClient.ts`). */
  const applied = {};
  /** Milliseconds after which a page that does not take up a build is reloaded. */
  const stuckMs = 10_000;
  window.__hot = {
    hashes,
    applied,
    reload: (app) => {
      replaced.add(app);
      reloadIfComposed();
    },
  };
  /** Reloads the page once the newest one has what this one could not take up. */
  const reloadIfComposed = () => {
    if (replaced.size > 0 && [...replaced].every((name) => composed[name] === hashes[name])) location.reload();
  };

  // Each bundle has its own React Refresh, and React asks only the newest one; here it asks all.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(internals) {
      this.renderers.set(this.renderers.size + 1, internals);
      return this.renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const { inject } = hook;
  hook.inject = function (internals, ...rest) {
    const setHandler = internals.setRefreshHandler;
    const handlers = new Set();
    if (setHandler !== undefined) {
      internals.setRefreshHandler = (handler) => {
        handlers.add(handler);
        setHandler((type) => {
          for (const each of handlers) {
            const family = each(type);
            if (family !== undefined) return family;
          }
        });
      };
    }
    return inject.call(this, internals, ...rest);
  };

  /** Says at the bottom of the page what is wrong with the newest edit of each app. */
  const showMistakes = () => {
    document.querySelector('[data-mistake]')?.remove();
    const texts = Object.values(mistakes);
    if (texts.length === 0) return;
    const box = Object.assign(document.createElement('pre'), { role: 'alert', textContent: texts.join('\n\n') });
    box.dataset.mistake = '';
    Object.assign(box.style, {
      ...{ position: 'fixed', inset: 'auto 0 0', zIndex: '2147483647', maxHeight: '60vh', overflow: 'auto' },
      ...{ margin: '0', padding: '16px', background: '#2b0d12', color: '#ffd7d7' },
      ...{ font: '14px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap' },
    });
    // A mistake can be told while the page's head is read.
    (document.body ?? document.documentElement).append(box);
  };

  /** @param {{ app?: string, hash?: string, mistake?: string, composed?: Record<string, string> }} news */
  const take = ({ app, hash, mistake, ...page }) => {
    if (page.composed !== undefined) {
      composed = page.composed;
      return reloadIfComposed();
    }
    delete mistakes[app];
    if (mistake !== undefined) mistakes[app] = mistake;
    else if (hash !== undefined) {
      hashes[app] = hash;
      // An update may never arrive.
      setTimeout(() => {
        if (app in applied && applied[app] !== hash && hashes[app] === hash) window.__hot.reload(app);
      }, stuckMs);
    }
    showMistakes();
    dispatchEvent(new CustomEvent('hot-build', { detail: app }));
  };
  const tabs = new BroadcastChannel('live-page');
  tabs.onmessage = ({ data }) => {
    if (data !== 'new tab') return take(data);
    for (const [app, hash] of Object.entries(hashes)) tabs.postMessage({ app, hash });
    for (const [app, mistake] of Object.entries(mistakes)) tabs.postMessage({ app, mistake });
    tabs.postMessage({ composed });
  };
  tabs.postMessage('new tab');
  navigator.locks.request('live-page', () => {
    new EventSource(stream).onmessage = ({ data }) => {
      const news = JSON.parse(data);
      tabs.postMessage(news);
      take(news);
    };
    return new Promise(() => {});
  });
})();
