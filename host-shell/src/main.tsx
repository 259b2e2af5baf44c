import './publicPath';
import { startSession } from '@tessera/shared-contracts/session';
import { yieldToMain } from './yieldToMain';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root; recompose the page.');

startSession();
/**
 * Evaluated one after the other before the rest, each in a task of its own. Eager: they are in the same file. Each costs bytes: a part for
 * the site's components would be 600, as it could not be merged with what else they use.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './loader/shared/provided'),
];

async function evaluateInTasks(): Promise<void> {
  for (const evaluate of parts) {
    await yieldToMain();
    await evaluate();
  }
}

void evaluateInTasks()
  .then(yieldToMain)
  .then(() => import(/* webpackMode: "eager" */ './renderSite'))
  .then(({ renderSite }) => renderSite(root));
