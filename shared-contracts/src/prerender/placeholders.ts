/** Placeholder for the title of the page in the markup of a module. */
export const titlePlaceholder = '{title}';

/**
 * File beside a site's pages, at its root: a document with the prerendered markup and styles of every module as templates. The shell
 * loads it for navigation without a page load, once a page has what it shows itself.
 */
export const templatesFile = 'templates.html';

/** Placeholder for the URL of the release's files in markup and styles, replaced by compose. */
export const releaseUrlPlaceholder = '/{release}/';
