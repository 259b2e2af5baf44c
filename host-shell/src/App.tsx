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
   * Called when React listens, and what differs from the prerendered page in the page's own content is corrected: the effects of a
   * component run after those of the components before it.
   */
  readonly onReady?: () => void;
}

/** Renders nothing. Apart from the rest, so that what is corrected is not the whole site. */
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
  // Inside the player's frame there is no room for a header and menus.
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

/** The site at the browser's address. Around {@link Site} it has what the prerenderer has, or the ids of its elements would differ. */
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
