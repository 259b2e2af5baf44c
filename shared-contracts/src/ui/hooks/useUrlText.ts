import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a typed text makes of the URL. */
export interface UrlChange {
  /** The new query string, e.g. `?search=dice`. */
  readonly search: string;
  /** Rewrites the current entry of the history instead of adding one. */
  readonly isRewrite: boolean;
}

/** See {@link useUrlText}. */
export interface UrlText {
  /** What the field shows. */
  readonly text: string;
  /**
   * Shows `text` at once and puts it into the URL at once.
   *
   * @param change is given the query string that the browser has now, which may be newer than the rendered one
   */
  readonly setText: (text: string, change: (search: string) => UrlChange) => void;
}

/**
 * A text field that is kept in the URL, so that it survives a reload, the way back and being shared.
 *
 * The router renders a URL late, in a transition. So a URL that the field itself has caused never sets the field: it
 * would undo the letters typed since. Back, Forward and links to another text do.
 *
 * @param urlText the text in the URL that is rendered
 */
export function useUrlText(urlText: string): UrlText {
  const location = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(urlText);
  /** The browser's URL as the last key left it. */
  const typedUrl = useRef<string>(undefined);

  useLayoutEffect(() => {
    const url = location.pathname + location.search;
    // A URL that the browser has left again is followed by the render of the one it has now.
    if (url !== browserUrl() || url === typedUrl.current) return;
    typedUrl.current = undefined;
    setText(urlText);
  }, [location, urlText]);

  return {
    text,
    setText: (typed, change) => {
      setText(typed);
      // On the way to another page nothing is written: the text is not that page's.
      if (window.location.pathname === location.pathname) {
        const { search, isRewrite } = change(window.location.search);
        const options = { replace: isRewrite, preventScrollReset: true };
        if (search !== window.location.search) ignoreFlood(() => navigate({ search }, options));
      }
      typedUrl.current = browserUrl();
    },
  };
}

const browserUrl = () => window.location.pathname + window.location.search;

/** Safari refuses more than a hundred changes of the URL in ten seconds, which a key held down makes; the next key gets through. */
function ignoreFlood(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
  }
}
