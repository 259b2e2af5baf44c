import type { Store } from '@reduxjs/toolkit';
import { type RenderResult, render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import type { SiteConfig } from '../config';
import type { Session } from '../session';
import { onCleanup } from './cleanup';
import { installSiteConfig } from './siteConfig';
import { storeSession } from './storeSession';

/** Options of the page that a part is rendered in. */
export interface PageOptions {
  /** The signed-in player; a visitor without it. */
  readonly session?: Session | undefined;
  /** Path and search of the address, e.g. `/game/Keno?demo=1`. */
  readonly route?: string | undefined;
  /**
   * Keeps the route in the browser's own URL and history, as the site does, for parts that read `window.location`.
   * Without it the history is in memory, where going back is synchronous.
   */
  readonly hasBrowserUrl?: boolean;
  /** Store of the remote under test. */
  readonly store?: Store | undefined;
  readonly siteConfig?: Partial<SiteConfig> | undefined;
  /** Options of `userEvent.setup`, such as `advanceTimers` with fake timers. */
  readonly userOptions?: Parameters<typeof userEvent.setup>[0] | undefined;
}

/** Result of {@link renderWithPage}. */
export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  /** Path and query string of the router that the page shows. */
  readonly currentRoute: () => string;
}

interface LocationProbeProps {
  readonly onRoute: (route: string) => void;
}

function LocationProbe({ onRoute }: LocationProbeProps) {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => onRoute(pathname + search));
  return null;
}

/** Renders a part in a page as composed: configuration, stored session, router, and a `userEvent` user. */
export function renderWithPage(ui: ReactElement, options: PageOptions = {}): RenderedPage {
  const { session, route = '/', hasBrowserUrl = false, store, siteConfig, userOptions } = options;
  installSiteConfig(siteConfig);
  storeSession(session);
  onCleanup(() => localStorage.clear());
  if (hasBrowserUrl) {
    window.history.replaceState(null, '', route);
    onCleanup(() => window.history.replaceState(null, '', '/'));
  }
  let current = route;
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const routed = (
      <>
        {children}
        <LocationProbe
          onRoute={(next) => {
            current = next;
          }}
        />
      </>
    );
    const page = hasBrowserUrl ? (
      <BrowserRouter>{routed}</BrowserRouter>
    ) : (
      <MemoryRouter initialEntries={[route]}>{routed}</MemoryRouter>
    );
    return store ? <Provider store={store}>{page}</Provider> : page;
  };
  return Object.assign(render(ui, { wrapper }), {
    // `pointer-events` checks need computed styles, which are slow in jsdom: browser tests cover them.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...userOptions }),
    currentRoute: () => current,
  });
}
