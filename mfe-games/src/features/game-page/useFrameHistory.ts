import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Pages that a framed game moves through are entries of the tab's history, and stay there when the frame is gone: Back would do
 * nothing for each of them. So the page goes back over those that came since its own last step, once the frame is gone.
 *
 * @returns to be called when the game sent its frame back to the site
 */
export function useFrameHistory(): () => void {
  const { key } = useLocation();
  const ownLength = useRef(0);
  const hasReturned = useRef(false);
  useEffect(() => {
    // A key of its own for every step of the page.
    if (key !== '') ownLength.current = window.history.length;
  }, [key]);
  useEffect(
    () => () => {
      const added = window.history.length - ownLength.current;
      // A frame that is still there would be led back, and not the tab.
      if (hasReturned.current && added > 0) window.history.go(-added);
    },
    [],
  );
  return useCallback(() => {
    hasReturned.current = true;
  }, []);
}
