import { focusGameSearch, gameSearchId } from '@tessera/shared-contracts/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchRoute } from './matchRoute';
import { newestLocation } from './newestLocation';
import { modulesOf } from './pages';
import { paths } from './paths';

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const hasSearch = (pathname: string) =>
  modulesOf(matchRoute(pathname).page).some(([remote, module]) => remote === 'games' && module === 'Lobby');

/**
 * Ctrl-K and Cmd-K lead into the search of games from every page: by its fragment, which the lobby follows. A lobby that is
 * shown keeps its filters; an open dialog keeps the keyboard.
 */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented || document.querySelector('[aria-modal="true"]') !== null)
        return;
      event.preventDefault();
      // At once, so that the next key already replaces the text.
      if (focusGameSearch()) return;
      const { pathname, search } = newestLocation();
      const isThere = hasSearch(pathname);
      const place = isThere ? { pathname, search } : { pathname: paths.games };
      navigate({ ...place, hash: gameSearchId }, { replace: isThere, preventScrollReset: isThere });
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [navigate]);
}
