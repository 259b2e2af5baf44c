import { useEffect } from 'react';
import { documentTitle, readSiteConfig } from '../../../config';

/** Sets the document title, followed by the site's brand, until it is unmounted: then the one before is back. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle(title, readSiteConfig());
    return () => {
      document.title = before;
    };
  }, [title]);
}
