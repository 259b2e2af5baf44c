import type { BrowserContext, Page } from '@playwright/test';
import { readTexts } from '../stage/pageTexts';

/** What happened in a page from the last step on that acts. */
export interface StepLog {
  /** Texts that the page showed before that step. */
  before: string[];
  /** Texts that live regions and alerts have announced, from the opening on. */
  announced: string[];
  /** Requests to the provider, as `METHOD /path`; without such a step from the opening on. */
  calls: string[];
}

declare global {
  interface Window {
    stepLog: StepLog;
  }
}

/** Runs in the page, before its own scripts. */
function logSteps(read: () => string[]): void {
  const log: StepLog = { before: [], announced: [], calls: [] };
  window.stepLog = log;
  const acts = /^(press|fill|key|event|otherTab|control) /;
  new MutationObserver(() => {
    if (!acts.test(document.documentElement.dataset.workbench ?? '')) return;
    log.before = read();
    log.calls = [];
    // The document has no element yet.
  }).observe(document, { subtree: true, attributeFilter: ['data-workbench'] });

  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="log"], [role="alert"], output';
  const keep = (region: Element | null | undefined) => {
    const text = region?.textContent?.replace(/\s+/g, ' ').trim();
    if (text && log.announced.at(-1) !== text) log.announced.push(text);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      keep((target instanceof Element ? target : target.parentElement)?.closest(live));
      for (const node of addedNodes) {
        if (node instanceof Element) for (const alert of node.querySelectorAll('[role="alert"]')) keep(alert);
        if (node instanceof Element && node.matches('[role="alert"]')) keep(node);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  const { fetch: send } = window;
  window.fetch = (resource, init) => {
    const { method, url } = new Request(resource, init);
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/__sandbox')) log.calls.push(`${method} ${pathname}`);
    return send(resource, init);
  };
}

/** Logs what steps do in the pages of a context. */
export const watchSteps = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: `(${logSteps})(${readTexts})` });

/** The log of the page. */
export const stepLogOf = (page: Page): Promise<StepLog> => page.evaluate(() => window.stepLog);
