import { type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import { act } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppLayout } from '../layout';
import { Toasts } from '../toasts';

/** Rendering of some addresses that is blocked until it is released, as on a very slow phone. */
export interface SlowRendering {
  /** Part of the page that suspends at these addresses. */
  readonly Slow: () => ReactNode;
  readonly release: () => Promise<void>;
}

/** Makes the rendering of some addresses slow. */
export function renderSlowly(isSlow: (address: string) => boolean): SlowRendering {
  let release = () => {};
  const released = new Promise<{ readonly default: () => ReactNode }>((resolve) => {
    release = () => resolve({ default: () => null });
  });
  const Held = lazy(() => released);
  const Slow = () => {
    const { pathname, search } = useLocation();
    return isSlow(pathname + search) && <Held />;
  };
  return { Slow, release: () => act(async () => release()) };
}

interface SiteOptions extends Omit<PageOptions, 'hasBrowserUrl'> {
  readonly slow?: SlowRendering;
}

/** Renders the whole site except its remotes, which tests mock: `jest.mock('@tessera/platform/host/loader', () => mockLoader)`. */
export function renderSite({ slow, ...options }: SiteOptions = {}) {
  window.scrollTo = () => undefined;
  return renderWithPage(
    <>
      <AppLayout />
      <Toasts />
      {slow && <slow.Slow />}
    </>,
    { ...options, hasBrowserUrl: true },
  );
}
