import { startSession } from '@tessera/shared-contracts/session';
import { keepEarlyInput } from './page/earlyInput';
import { yieldToMain } from './yieldToMain';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root; recompose the page.');

startSession();
const earlyInput = keepEarlyInput(root);
/** Eager: in the same file, each part evaluated only when it is asked for. What comes first is part of what comes later. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tessera/shared-contracts/api'),
  () => import(/* webpackMode: "eager" */ './loader/shared/provided'),
  () => import(/* webpackMode: "eager" */ './loader'),
  () => import(/* webpackMode: "eager" */ './App'),
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
  .then(({ renderSite }) => renderSite(root, earlyInput));
