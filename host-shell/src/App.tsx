import { ReleaseNotice } from '@tessera/platform/host';
import { useIsPrerendered } from '@tessera/shared-contracts/ui';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { PartBoundary, SiteBoundary } from './boundary';
import { useHeldEntry } from './dialogs/heldEntry';
import { GlobalStyle } from './GlobalStyle';
import { AppLayout } from './layout';
import { GameReturnPage } from './pages/GameReturnPage';
import { isGameReturn } from './pages/gameReturn';
import { PrerenderedLocation } from './routes/PrerenderedLocation';
import { SiteStyles } from './styles/SiteStyles';
import { Toasts } from './toasts';

interface SiteProps {
  /**
   * Called once the page is hydrated and its own content is corrected: effects of a component run after the effects of
   * the components before it.
   */
  readonly onReady?: () => void;
}

/** Renders nothing. Separate, so that the correction does not re-render the whole site. */
function Ready({ onReady }: SiteProps) {
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    if (!isPrerendered) onReady?.();
  }, [isPrerendered, onReady]);
  return null;
}

/** The site at the router's address. */
export function Site(props: SiteProps) {
  const { pathname } = useLocation();
  useHeldEntry();
  // The game's frame has no room for a header and menus.
  if (isGameReturn(pathname)) {
    return (
      <>
        <GameReturnPage />
        <Ready {...props} />
      </>
    );
  }
  return (
    <>
      <GlobalStyle />
      <AppLayout />
      <PartBoundary part="toasts">
        <ReleaseNotice />
      </PartBoundary>
      <PartBoundary part="toasts">
        <Toasts />
      </PartBoundary>
      <Ready {...props} />
    </>
  );
}

/**
 * The site at the browser's address. It wraps {@link Site} in the same elements as the prerenderer, or `useId` would
 * differ.
 */
export function App(props: SiteProps) {
  return (
    <SiteStyles>
      <SiteBoundary>
        <BrowserRouter>
          <PrerenderedLocation>
            <Site {...props} />
          </PrerenderedLocation>
        </BrowserRouter>
      </SiteBoundary>
    </SiteStyles>
  );
}
