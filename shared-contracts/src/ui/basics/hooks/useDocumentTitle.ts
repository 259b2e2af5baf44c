import { useEffect } from 'react';
import { readSiteConfig } from '../../../config';

/** Names the page in the browser's tab, followed by the site's brand. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${readSiteConfig().brand}`;
  }, [title]);
}
