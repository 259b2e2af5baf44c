import { useEffect } from 'react';
import { preloadRoute } from './preloadRoute';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Preloads the target of a link as soon as a player points at it, tabs to it or touches it, so that the page opens at
 * once. One listener serves the whole page, including links inside remotes.
 */
export function useIntentPreload(): void {
  useEffect(() => {
    let lastHref = '';
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || link.href === lastHref)
        return;
      lastHref = link.href;
      void preloadRoute(link.pathname);
    };
    for (const name of intents) document.addEventListener(name, handleIntent, { passive: true });
    return () => {
      for (const name of intents) document.removeEventListener(name, handleIntent);
    };
  }, []);
}
