import { startSession } from '@tessera/shared-contracts/session';
// The largest package that a page begins with is evaluated in this task, the rest in the two after it.
import 'react-dom/client';
import { keepEarlyInput } from './page/earlyInput';
import { yieldToMain } from './yieldToMain';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root; recompose the page.');

startSession();
const earlyInput = keepEarlyInput(root);
// Eager: in the same file, each part evaluated only now, in a task of its own.
void yieldToMain()
  .then(() => import(/* webpackMode: "eager" */ './loader'))
  .then(yieldToMain)
  .then(() => import(/* webpackMode: "eager" */ './renderSite'))
  .then(({ renderSite }) => renderSite(root, earlyInput));
