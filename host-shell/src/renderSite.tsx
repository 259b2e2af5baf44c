import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { forgetPageContent, keepPageContent, startRemotes } from './loader';
import { canTakeOver } from './page/canTakeOver';
import type { EarlyInput } from './page/earlyInput';
import { preloadNext } from './preloadNext';
import { preloadPage } from './preloadPage';
import { addRulesAtOnce } from './styles/addRulesAtOnce';
import { keepEarlyToasts } from './toasts';
import { whenIdleAfterLoad } from './whenIdleAfterLoad';

/**
 * Milliseconds that a first render that replaces the prerendered page waits for the modules of the page. That page is visible
 * meanwhile, so nobody sees the wait; modules that are there in the first render need no second one.
 */
const timeoutMs = 1_500;

const render = (root: HTMLElement, earlyInput: EarlyInput, isTakenOver: boolean) => {
  // The page is no longer only prerendered (`page/pageScript.ts`).
  delete document.documentElement.dataset.variant;
  keepPageContent(root);
  const applyRules = addRulesAtOnce();
  const handleReady = () => {
    forgetPageContent();
    delete root.dataset.path;
    // After this effect: within one, React does not take over the part that a press is in.
    queueMicrotask(earlyInput.end);
  };
  const site = (
    <StrictMode>
      <App onRendered={applyRules} onReady={handleReady} />
    </StrictMode>
  );
  // A transition is rendered in slices of 5 ms, so the prerendered page keeps answering meanwhile; any other render is one
  // task.
  startTransition(() => {
    if (isTakenOver) {
      earlyInput.handOver();
      hydrateRoot(root, site, { onRecoverableError: (error) => console.error(error) });
    } else createRoot(root).render(site);
  });
};

/**
 * Renders the site in the prerendered page. Where that is exactly what the first render would make, React takes its elements over
 * at once, and modules replace their content as they arrive; elsewhere React replaces the page, once the page's modules have
 * loaded.
 */
export async function renderSite(root: HTMLElement, earlyInput: EarlyInput): Promise<void> {
  keepEarlyToasts();
  startRemotes();
  const isTakenOver = canTakeOver(root);
  const preloaded = preloadPage(!isTakenOver);
  if (!isTakenOver) await Promise.race([preloaded, new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))]);
  render(root, earlyInput, isTakenOver);
  preloadNext();
  whenIdleAfterLoad(() => void import('./session/followPlayer').then(({ followPlayer }) => followPlayer()));
}
