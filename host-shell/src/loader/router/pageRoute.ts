import type { ContextType } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type createBrowserRouter,
  type UNSAFE_DataRouterContext as DataRouterContext,
  type UNSAFE_DataRouterStateContext as DataRouterStateContext,
  type Location,
  type RouterProps,
} from 'react-router';
import { holdEntries, noteEntry } from './heldEntry';

/** Current location and navigator of the page. */
export interface PageRoute extends Required<Pick<RouterProps, 'location' | 'navigationType'>> {
  /** As in the other routers it also has the current location, which `useNewestLocation` reads. */
  readonly navigator: RouterProps['navigator'] & { readonly location: Location };
  /** Context for hooks of data routers, once the page has one. */
  readonly data: ContextType<typeof DataRouterContext>;
  readonly dataState: ContextType<typeof DataRouterStateContext>;
}

type Listener = (route: PageRoute) => void;

let route: PageRoute | undefined;
let stopHistory = () => {};
const listeners = new Set<Listener>();

function go(next: PageRoute): void {
  route = next;
  noteEntry();
  for (const listener of listeners) listener(next);
}

function begin(): PageRoute {
  const history = createBrowserHistory({ v5Compat: true });
  const routeOf = ({ location, action }: Pick<typeof history, 'location' | 'action'>): PageRoute => ({
    location,
    navigationType: action,
    navigator: history,
    data: null,
    dataState: null,
  });
  noteEntry();
  holdEntries();
  stopHistory = history.listen((update) => go(routeOf(update)));
  return routeOf(history);
}

/** The current route of the page. */
export function currentRoute(): PageRoute {
  route ??= begin();
  return route;
}

/**
 * Subscribes to changes of the page's route.
 *
 * @returns the unsubscribe function
 */
export function followRoute(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets a data router take over the page's history. Nothing is remounted. */
export function followDataRouter(makeRouter: () => ReturnType<typeof createBrowserRouter>): void {
  if (currentRoute().data !== null) return;
  stopHistory();
  const router = makeRouter();
  const navigator: PageRoute['navigator'] = {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    get location() {
      return router.state.location;
    },
    go: (delta) => void router.navigate(delta),
    push: (to, state) => void router.navigate(to, { state }),
    replace: (to, state) => void router.navigate(to, { state, replace: true }),
  };
  const data = { router, navigator, static: false, basename: '/' };
  const routeOf = (dataState: typeof router.state): PageRoute => ({
    location: dataState.location,
    navigationType: dataState.historyAction,
    navigator,
    data,
    dataState,
  });
  router.subscribe((state) => go(routeOf(state)));
  go(routeOf(router.state));
}
