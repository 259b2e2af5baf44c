// Inlined into the pages of a development site. All tabs share one connection, since browsers limit them.
// @ts-check
(() => {
  const stream = '__STREAM__';
  /** Newest build of each app, and what is wrong with its newest edit. */
  const hashes = {};
  const mistakes = {};
  const replaced = new Set();
  window.__hot = {
    hashes,
    /** Reloads the page as soon as it is composed of the newest build of an app. */
    reload: (app) => replaced.add(app),
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
  const take = ({ app, hash, mistake, composed }) => {
    if (composed !== undefined) {
      if (replaced.size > 0 && [...replaced].every((name) => composed[name] === hashes[name])) location.reload();
      return;
    }
    delete mistakes[app];
    if (mistake !== undefined) mistakes[app] = mistake;
    else if (hash !== undefined) hashes[app] = hash;
    showMistakes();
    dispatchEvent(new CustomEvent('hot-build', { detail: app }));
  };
  const tabs = new BroadcastChannel('live-page');
  tabs.onmessage = ({ data }) => {
    if (data !== 'new tab') return take(data);
    for (const [app, hash] of Object.entries(hashes)) tabs.postMessage({ app, hash });
    for (const [app, mistake] of Object.entries(mistakes)) tabs.postMessage({ app, mistake });
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
