import { useEffect } from 'react';
import { documentTitle, readSiteConfig } from '../../../config';

/** Sets the document title, followed by the site's brand. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title, readSiteConfig());
  }, [title]);
}
