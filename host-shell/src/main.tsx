import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { startRemotes } from './federation';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root; compose the page anew.');
startRemotes();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
