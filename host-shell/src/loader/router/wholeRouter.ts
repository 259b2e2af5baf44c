import * as wholeRouter from 'react-router-dom';
import { followDataRouter } from './pageRoute';

// Hooks such as `useBlocker` only work in data routers.
followDataRouter(() => wholeRouter.createBrowserRouter([{ path: '*' }]));

/** The router with all of its exports, on a page that has a data router. */
export { wholeRouter };
