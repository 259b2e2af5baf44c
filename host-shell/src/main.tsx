import './publicPath';
import { attributes } from '@tessera/platform/protocol';
import { startSession } from '@tessera/shared-contracts/session';
import { yieldToMain } from '@tessera/shared-contracts/ui';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root; recompose the page.');

/**
 * Evaluated in sequence before the rest, each in a separate task, so that a slow phone stays responsive: tasks beyond
 * 50 ms block home for 762 in place of 992 ms. It costs 0.2 kB. Eager: they are in the same file.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tessera/platform/host/provided'),
];

async function evaluateInTasks(): Promise<void> {
  for (const evaluate of parts) {
    await yieldToMain();
    await evaluate();
  }
}

// An old browser keeps the page as it was prerendered (`document/oldBrowser.ts`).
if (!document.documentElement.hasAttribute(attributes.oldBrowser)) {
  startSession();
  void evaluateInTasks()
    .then(yieldToMain)
    .then(() => import(/* webpackMode: "eager" */ './renderSite'))
    .then(({ renderSite }) => renderSite(root));
}
