import { theatreParameter } from '@tessera/shared-contracts/remotes';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PartBoundary } from '../boundary';
import { DialogHost, dialogOfPath, usePageAddress } from '../dialogs';
import {
  matchRoute,
  newestLocation,
  pageTitles,
  prerenderedKey,
  titleOf,
  useHeadingFocus,
  useIntentPreload,
  useScrollRestoration,
  useSearchShortcut,
} from '../routes';
import { BottomBar } from './bottom-bar/BottomBar';
import { Chrome, Content } from './Chrome';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { PageView } from './PageView';
import { SkipLink } from './SkipLink';
import { MobileDrawer } from './sidebar/MobileDrawer';
import { Sidebar } from './sidebar/Sidebar';

/** Clips horizontal overflow, including elements positioned outside their own scroller. */
const Main = styled.main`
  position: relative;
  flex: 1 0 auto;
  overflow-x: clip;
  outline: none;
  scroll-margin-top: var(--layout-header);
`;

/**
 * The frame around every page: header, sidebar or drawer, footer, bottom bar, and the dialogs over them. Each part is a
 * Suspense boundary, since React hydrates those last, after the page's own content, or when they are pressed.
 */
export function AppLayout() {
  const { pathname, search, key } = useLocation();
  const page = usePageAddress();
  const main = useRef<HTMLElement>(null);
  const sidebarId = useId();
  // Open for one history entry only: the next navigation closes it in the same render, before the focus moves.
  const [menuEntry, setMenuEntry] = useState<string>();
  const closeMenu = useCallback(() => setMenuEntry(undefined), []);
  const hasDrawer = menuEntry === key;

  const pagePath = key === prerenderedKey ? undefined : page.pathname;
  useScrollRestoration(pagePath);
  useHeadingFocus(pagePath, main);
  useIntentPreload();
  useSearchShortcut();

  const dialogPath = dialogOfPath(pathname);
  const match = matchRoute(page.pathname);
  // A game's document has a main landmark as well; the label distinguishes them.
  const isFramed = match.page.frame === 'bleed';
  const isTheatre = isFramed && new URLSearchParams(search).has(theatreParameter);
  const room = { $isFramed: isFramed, $isTheatre: isTheatre };
  return (
    <>
      <SkipLink target={main} />
      <Chrome {...room}>
        <PartBoundary part="header">
          <Suspense>
            <Header sidebarId={sidebarId} isInert={hasDrawer} />
          </Suspense>
        </PartBoundary>
        <PartBoundary part="menu">
          <Suspense>
            <Sidebar id={sidebarId} />
          </Suspense>
        </PartBoundary>
      </Chrome>
      <Content {...room} inert={hasDrawer}>
        <Main
          ref={main}
          id="content"
          tabIndex={-1}
          {...(isFramed && { 'aria-label': titleOf(match.page, match.params) })}
        >
          <PageView match={match} tabTitle={dialogPath === undefined ? undefined : pageTitles[dialogPath]} />
        </Main>
        <PartBoundary part="footer">
          <Suspense>
            <Footer />
          </Suspense>
        </PartBoundary>
      </Content>
      <Chrome {...room}>
        <PartBoundary part="menu">
          <Suspense>
            <BottomBar
              isMenuOpen={hasDrawer}
              isInert={hasDrawer}
              onMenuOpen={() => setMenuEntry(newestLocation().key)}
            />
          </Suspense>
        </PartBoundary>
      </Chrome>
      {hasDrawer && (
        <PartBoundary part="menu">
          <MobileDrawer onClose={closeMenu} />
        </PartBoundary>
      )}
      <PartBoundary part="dialog">
        <DialogHost />
      </PartBoundary>
    </>
  );
}
