import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepPageContent, startRemotes } from './loader';
import { preloadNext } from './preloadNext';
import { preloadPage } from './preloadPage';
import { addRulesAtOnce } from './styles/addRulesAtOnce';
import { whenIdle } from './whenIdle';

/**
 * Milliseconds that the first render waits for the modules of the page. The prerendered page is visible meanwhile, so
 * nobody sees the wait; modules that are there in the first render need no second one.
 */
const timeoutMs = 1_500;

const render = (root: HTMLElement, onReady: () => void) => {
  // The page is no longer only prerendered (`page/pageScript.ts`).
  delete document.documentElement.dataset.variant;
  keepPageContent(root);
  const applyRules = addRulesAtOnce();
  // A transition is rendered in slices of 5 ms, so the prerendered page keeps answering meanwhile; any other render is one
  // task.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App onRendered={applyRules} onReady={onReady} />
      </StrictMode>,
    ),
  );
};

/**
 * Renders the site in the prerendered page, once the page's modules have loaded.
 *
 * @param onReady called when everything in the first render listens
 */
export async function renderSite(root: HTMLElement, onReady: () => void): Promise<void> {
  startRemotes();
  const patience = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([preloadPage(), patience]);
  render(root, onReady);
  preloadNext();
  whenIdle(() => void import('./session/followPlayer').then(({ followPlayer }) => followPlayer()));
}
