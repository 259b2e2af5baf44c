import { type ReactNode, useSyncExternalStore } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  Router,
  type RouterProps,
} from 'react-router-dom';

const history = createBrowserHistory({ v5Compat: true });
const listeners = new Set<() => void>();
let { location } = history;
history.listen((update) => {
  location = update.location;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const pageOf = (href: string) => new URL(href, window.location.href).pathname;

/**
 * A site of files has a document for each page: only a dialog's address is within the current one. As the navigator of any router, it
 * has the current location, which the shell's hooks read.
 */
const navigator: RouterProps['navigator'] & { readonly location: Location } = {
  get location() {
    return location;
  },
  createHref: history.createHref,
  encodeLocation: history.encodeLocation,
  go: history.go,
  replace: history.replace,
  push: (to, state) => {
    const href = history.createHref(to);
    if (pageOf(href) === window.location.pathname) history.push(to, state);
    else window.location.assign(href);
  },
};

/** Router of an island; all islands of the page share one history. */
export function IslandRouter({ children }: { readonly children: ReactNode }) {
  const current = useSyncExternalStore(
    subscribe,
    () => location,
    () => location,
  );
  return (
    <Router location={current} navigator={navigator}>
      {children}
    </Router>
  );
}
