import './stage/applyAddress';
import { keepEarlyToasts, pages } from '@tessera/host-shell/frame';
import { startRemotes } from '@tessera/platform/host';
import { startSession } from '@tessera/shared-contracts/session';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Diagnostics } from './stage/Diagnostics';
import { Stage } from './stage/Stage';
import { remote } from './stage/states';
import './stage/stage.css';
import { Workbench } from './bench/Workbench';
import './bench/workbench.css';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root; recompose the page.');
const root = createRoot(element);

startRemotes();
const { pathname } = window.location;
if (pathname === pages.diagnostics.path) root.render(<Diagnostics />);
// A document of the stage's frame is the stage, also where a link of the module has led out of it.
else if (pathname.startsWith('/stage/') || window.parent !== window) {
  startSession();
  keepEarlyToasts();
  // The page of a state of the composed site follows them itself; an expired session has to last until then.
  if (remote !== 'shell') {
    void import('@tessera/shared-contracts/server-events').then(({ followPlayerEvents }) => followPlayerEvents());
  }
  root.render(
    <BrowserRouter>
      <Stage />
    </BrowserRouter>,
  );
} else root.render(<Workbench />);
