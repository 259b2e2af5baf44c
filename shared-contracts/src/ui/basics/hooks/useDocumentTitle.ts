import { useEffect } from 'react';
import { readSiteConfig } from '../../../config';

/** Sets the document title, followed by the site's brand. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${readSiteConfig().brand}`;
  }, [title]);
}
