import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Navigation inside a framed game adds entries to the tab's history, which outlive the frame and make Back do nothing.
 * So once the frame is removed, the page goes back over the entries since its own last navigation.
 *
 * @returns a function to call when the game has sent its frame back to the site
 */
export function useFrameHistory(): () => void {
  const { key } = useLocation();
  const ownLength = useRef(0);
  const hasReturned = useRef(false);
  useEffect(() => {
    // Each navigation of the page has its own key.
    if (key !== '') ownLength.current = window.history.length;
  }, [key]);
  useEffect(
    () => () => {
      const added = window.history.length - ownLength.current;
      // While the frame exists, going back would navigate the frame and not the tab.
      if (hasReturned.current && added > 0) window.history.go(-added);
    },
    [],
  );
  return useCallback(() => {
    hasReturned.current = true;
  }, []);
}
