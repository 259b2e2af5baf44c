import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/**
 * Reads the location that the last navigation led to. `useLocation` is behind it while React renders that navigation, which is
 * a transition and takes hundreds of milliseconds on a slow phone; what is pressed meanwhile must not act on the old location.
 */
export function useNewestLocation(): () => Location {
  const { navigator } = useContext(NavigationContext);
  // Each router passes its history, which the type of the context does not tell.
  return useCallback(() => (navigator as typeof navigator & { readonly location: Location }).location, [navigator]);
}
