import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  Router,
} from 'react-router';
import { currentRoute, followRoute } from './pageRoute';

/**
 * Router of the page. It starts as a `BrowserRouter` and becomes a data router, without remounting anything, when a
 * remote first uses an export of the router that the page does not start with (`wholeRouter.ts`).
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [route, setRoute] = useState(currentRoute);
  const { location, navigationType, navigator, data, dataState } = route;
  useLayoutEffect(() => {
    // The route may have changed between render and effect.
    setRoute(currentRoute());
    let known = currentRoute().data;
    return followRoute((next) => {
      // A module that needs the data router renders next, and must find it.
      if (next.data !== known) setRoute(next);
      else startTransition(() => setRoute(next));
      known = next.data;
    });
  }, []);
  return (
    <DataRouterContext value={data}>
      <DataRouterStateContext value={dataState}>
        <Router location={location} navigationType={navigationType} navigator={navigator}>
          {children}
        </Router>
      </DataRouterStateContext>
    </DataRouterContext>
  );
}
