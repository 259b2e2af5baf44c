import * as wholeRouter from 'react-router-dom';
import { followDataRouter } from './pageRoute';

// Hooks such as `useBlocker` are of data routers alone.
followDataRouter(() => wholeRouter.createBrowserRouter([{ path: '*' }]));

/** The router with all of its names, on a page that has a data router. */
export { wholeRouter };
