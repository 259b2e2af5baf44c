import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** URL change for a typed text. */
export interface UrlChange {
  /** The new query string, e.g. `?search=dice`. */
  readonly search: string;
  /** Replaces the current entry of the history instead of adding one. */
  readonly isRewrite: boolean;
}

/** See {@link useUrlText}. */
export interface UrlText {
  /** Value of the field. */
  readonly text: string;
  /**
   * Sets the field and the URL immediately.
   *
   * @param change gets the browser's current query string, which may be newer than the rendered one
   */
  readonly setText: (text: string, change: (search: string) => UrlChange) => void;
}

/**
 * State of a text field that is kept in the URL, so that it survives a reload, going back and sharing the link.
 *
 * The router renders a URL late, in a transition. So a URL set by the field itself never sets the field, since that would
 * undo letters typed since. Back, Forward and links to another text do.
 *
 * @param urlText the text in the URL that is rendered
 */
export function useUrlText(urlText: string): UrlText {
  const location = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(urlText);
  /** The browser's URL after the last key. */
  const typedUrl = useRef<string>(undefined);

  useLayoutEffect(() => {
    const url = location.pathname + location.search;
    // An outdated URL is skipped: the render of the current one follows.
    if (url !== browserUrl() || url === typedUrl.current) return;
    typedUrl.current = undefined;
    setText(urlText);
  }, [location, urlText]);

  return {
    text,
    setText: (typed, change) => {
      setText(typed);
      // Nothing is written during a navigation to another page: the text does not belong to it.
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

/** Safari refuses more than a hundred URL changes in ten seconds, which a key held down can exceed; a later key succeeds. */
function ignoreFlood(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
  }
}
