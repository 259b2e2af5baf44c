import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { startRemotes } from './federation';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root; compose the page anew.');

const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Only an override in the address has to be waited for; every other page renders at once.
const overrides = startRemotes();
if (overrides === undefined) render();
else void overrides.then(render);
