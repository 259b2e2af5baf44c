import { startRemotes } from '@tessera/platform/host';
import { startSession } from '@tessera/shared-contracts/session';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { forgetOtherState } from './forgetOtherState';
import { SimulatorPage } from './SimulatorPage';
import './simulator.css';

forgetOtherState();
startSession();
startRemotes();
void import('@tessera/shared-contracts/server-events').then(({ followPlayerEvents }) => followPlayerEvents());

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root; recompose the page.');
createRoot(root).render(
  <BrowserRouter>
    <SimulatorPage />
  </BrowserRouter>,
);
