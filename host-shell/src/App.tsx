import { BrowserRouter, useLocation } from 'react-router-dom';
import { GlobalStyle } from './GlobalStyle';
import { AppLayout } from './layout';
import { GameReturnPage } from './pages/GameReturnPage';
import { isGameReturn } from './pages/gameReturn';
import { ReleaseNotice } from './releases';
import { ToastHost } from './toasts';

function Site() {
  const { pathname } = useLocation();
  // Inside the player's frame there is no place for a header and menus.
  if (isGameReturn(pathname)) return <GameReturnPage />;
  return (
    <>
      <AppLayout />
      <ReleaseNotice />
      <ToastHost />
    </>
  );
}

/** The site. */
export function App() {
  return (
    <BrowserRouter>
      <GlobalStyle />
      <Site />
    </BrowserRouter>
  );
}
