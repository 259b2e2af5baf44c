import { templatesFile } from '@tessera/shared-contracts/prerender';

const timeoutMs = 10_000;

const idOf = (source: Document | null) => source?.documentElement.dataset.templates;

let templates: Document | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads what modules look like until they have loaded, for navigation without a page load. The page itself has that of the modules
 * that it starts with. Resolves when it is there or has failed; then the next call tries again, unless the site has none that were
 * composed with this page: its policy would refuse the styles of others.
 */
export function loadTemplates(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `/${templatesFile}`);
    // Makes the browser parse it: the page's policy lets no script make markup from text.
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.addEventListener('load', () => {
      if (idOf(request.responseXML) === idOf(document)) templates = request.responseXML ?? undefined;
    });
    request.addEventListener('loadend', () => {
      if (![200, 404].includes(request.status)) loading = undefined;
      resolve();
    });
    request.send();
  });
  return loading;
}

/** The document with the templates, once it has loaded. */
export const loadedTemplates = (): Document | undefined => templates;
